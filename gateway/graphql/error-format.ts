import { randomUUID } from "node:crypto";
import { ApolloServerErrorCode, unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLFormattedError } from "graphql";
import { AppError, ERRORS, type ErrorCode, type ErrorFacts, type Severity } from "../platform/errors.js";
import type { FailureReport } from "../platform/failure-report.js";
import type { Logger } from "../platform/logger.js";
import { ownLimitOf } from "./broken-limit.js";
import { REFUSALS } from "../platform/refusals.js";

const MESSAGE_MAX = 500;
const BAD_INPUT = ApolloServerErrorCode.BAD_USER_INPUT;
/** The codes of Apollo for a request that it cannot carry out. */
const APOLLO_CODES: ReadonlySet<string> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

const LEVELS = { caller: "debug", guard: "info", upstream: "warn", operator: "error" } as const satisfies Record<
  Severity,
  keyof Logger
>;

/** A failure as callers see it, over GraphQL (`extensions`) and REST (`error`) alike. */
export interface PublicError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: ErrorFacts["fields"];
  readonly retryAfter?: number;
  readonly current?: ErrorFacts["current"];
  /** Finds the failure in the server's log. */
  readonly reference: string;
}

/** The public errors of those that several fields of an answer share. */
const reported = new WeakMap<AppError, PublicError>();

/**
 * Returns the public error of anything thrown, counts it, and logs it once, under the reference: whole where callers
 * cannot mend it, else by its code alone, because the message of a refusal may repeat what the user typed. An error that
 * was thrown for several fields is counted and logged for the first of them.
 */
export function toPublicError(error: unknown, report: FailureReport): PublicError {
  const known = error instanceof AppError ? error : new AppError("INTERNAL", { cause: error });
  const publicError = reported.get(known) ?? logAndCount(known, report);
  reported.set(known, publicError);
  return publicError;
}

function logAndCount(known: AppError, { logger, counter }: FailureReport): PublicError {
  const reference = randomUUID();
  const { severity } = ERRORS[known.code];
  const isTheirs = severity === "caller" || severity === "guard";
  const { fields, retryAfter, current, refusal } = known.facts;
  const line = {
    reference,
    code: known.code,
    ...(refusal === undefined ? {} : { refusal }),
    ...(isTheirs ? {} : { err: known.facts.cause ?? known }),
  };
  // A wrong password shows in a field that is not right, and is a refusal all the same.
  const level = severity === "caller" && refusal !== undefined ? LEVELS.guard : LEVELS[severity];
  logger[level](line, wordsFor(known));
  counter.countFailure(known.code);
  if (refusal !== undefined) counter.countRefusal(refusal);
  return {
    code: known.code,
    message: known.message,
    ...(fields === undefined ? {} : { fields }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(current === undefined ? {} : { current }),
    reference,
  };
}

/**
 * Returns the text for the operator: the reason of a refusal, the table's message of a failure that callers can mend,
 * else the error's own.
 */
function wordsFor({ code, facts, message }: AppError): string {
  if (facts.refusal !== undefined) return REFUSALS[facts.refusal];
  return ERRORS[code].severity === "caller" ? ERRORS[code].message : message;
}

/** Returns Apollo's hook for errors: request errors pass, AppErrors get their code, bugs are masked. */
export function createErrorFormatter(report: FailureReport) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = ownLimitOf(formatted.message) ?? originalOf(error);
    const code = requestCode(formatted, original);
    if (code !== null) return { ...formatted, message: shorten(formatted.message), extensions: { code } };
    const { message, ...extensions } = toPublicError(original, report);
    return { ...formatted, message, extensions };
  };
}

/** Returns the result of an execution as it is sent: its errors in their public form. */
export function formatResult({ data, errors = [] }: ExecutionResult, report: FailureReport): FormattedExecutionResult {
  const format = createErrorFormatter(report);
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors.length === 0 ? {} : { errors: errors.map((error) => format(error.toJSON(), error)) }),
  };
}

/** Returns what was thrown: inside a field, or by a check of the whole operation. */
function originalOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError instanceof AppError
    ? error.originalError
    : unwrapResolverError(error);
}

/**
 * Returns the code of an error of GraphQL itself, about syntax, names, variables and arguments; null for one thrown
 * inside.
 */
function requestCode({ path, extensions }: GraphQLFormattedError, original: unknown): string | null {
  if (original instanceof AppError) return null;
  // An error with a path was thrown while a field was resolved, whatever code it claims; only GraphQL's own error about
  // an argument has locations in the operation.
  if (path !== undefined) return original instanceof GraphQLError && original.nodes !== undefined ? BAD_INPUT : null;
  const code = extensions?.["code"];
  return typeof code === "string" && APOLLO_CODES.has(code) ? code : null;
}

/**
 * Returns GraphQL's message about an operation without suggestions of the schema's names, and without repeating a long
 * value.
 */
function shorten(message: string): string {
  const plain = message.replace(/ ?Did you mean .+\?$/s, "");
  return plain.length > MESSAGE_MAX ? `${plain.slice(0, MESSAGE_MAX)}...` : plain;
}
