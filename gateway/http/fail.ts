import type { ErrorRequestHandler, Response } from "express";
import { AppError, ERRORS, type ErrorCode } from "../platform/errors.js";
import type { FailureReport } from "../platform/failure-report.js";
import { toPublicError } from "../graphql/error-format.js";
import { BodyRefused } from "./json-body.js";

/** Sends a failure in the REST shim's shape, with the status of the error table. */
export function sendError(response: Response, error: unknown, report: FailureReport): void {
  const { status, headers, body } = failureAnswer(error, report);
  response.status(status).set(headers).json(body);
}

/** Returns such an answer, for whatever sends it. */
export function failureAnswer(
  error: unknown,
  report: FailureReport,
): { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: object } {
  const { code, ...rest } = toPublicError(error, report);
  return {
    status: ERRORS[code].status,
    headers: errorHeaders(code, rest.retryAfter),
    body: { error: { code, ...rest } },
  };
}

/** Sends a failure in GraphQL's shape, for failures before GraphQL begins. */
export function sendGraphqlError(response: Response, error: unknown, report: FailureReport): void {
  const { message, ...extensions } = toPublicError(error, report);
  response.set(errorHeaders(extensions.code, extensions.retryAfter));
  // Clients read errors out of a refusal only under GraphQL's own media type (GraphQL over HTTP, section 6.4.2).
  response.format({
    "application/graphql-response+json": () => response.type("application/graphql-response+json"),
    default: () => response.type("application/json"),
  });
  response.status(ERRORS[extensions.code].status).json({ errors: [{ message, extensions }] });
}

/** Returns the last error handler of the app: it answers bodies that cannot be read, and bugs, with a public error. */
export function errorHandler(report: FailureReport): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const send = request.path.startsWith("/graphql") ? sendGraphqlError : sendError;
    send(response, asAppError(error), report);
  };
}

function errorHeaders(code: ErrorCode, retryAfter: number | undefined): Readonly<Record<string, string>> {
  return {
    // What is refused or missing now may be there in a moment, so no cache may keep the answer.
    "Cache-Control": "no-store",
    ...(code === "UNAUTHENTICATED" ? { "WWW-Authenticate": "Bearer" } : {}),
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
  };
}

// The body parsers, and the server of files, report their errors by a status of their own.
function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof BodyRefused) return error.failure;
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (status === 404) return new AppError("NOT_FOUND", { message: "There is nothing at this address." });
  if (status === 413) return new AppError("TOO_LARGE");
  if (status === 415) return new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (typeof status === "number" && status >= 400 && status < 500) return new AppError("BAD_REQUEST");
  return error;
}
