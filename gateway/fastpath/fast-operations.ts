import type { IncomingMessage } from "node:http";
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult } from "graphql";
import Negotiator from "negotiator";
import type { RootField } from "../graphql/asked-roots.js";
import { withinLimit } from "../graphql/bound-operations.js";
import type { Context } from "../graphql/context.js";
import { formatResult } from "../graphql/error-format.js";
import { OPERATION_LIMITS } from "../graphql/operation-limits.js";
import type { PreparedOperation, Variables } from "../graphql/prepared-operation.js";
import type { PreparedOperations } from "../graphql/prepared-operations.js";
import { parseJson, takeBody } from "../http/request-body.js";
import type { FailureReport } from "../platform/failure-report.js";
import type { FastRoute, FastWork } from "./fast-path.js";

const PATH = "/graphql";
/** The longest body; longer ones cost more by what is done with them than by their way. */
const BODY_MAX = 256 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
/** The media types of an answer. */
const ANSWER_TYPES = ["application/json; charset=utf-8", "application/graphql-response+json; charset=utf-8"];
/** How many texts of the header Accept are remembered. */
const ACCEPTED_MAX = 100;

/** What answers operations. */
export interface FastOperationsDeps {
  readonly operations: PreparedOperations;
  /** Counts the fields of the root of an operation that was executed. */
  readonly count: (roots: readonly RootField[], errors: readonly GraphQLError[]) => void;
  /** The headers of the answer to an operation. */
  readonly headers: Readonly<Record<string, string>>;
  readonly report: FailureReport;
}

/** Answers valid operations that are sent as JSON. */
export class FastOperations implements FastRoute {
  private readonly accepted = new Map<string, string | null>();

  constructor(private readonly deps: FastOperationsDeps) {}

  readonly begin: FastRoute["begin"] = (request) => {
    const mediaType = this.mediaTypeFor(request);
    return mediaType === null ? null : (context) => this.find(request, mediaType, context);
  };

  /** Returns the type of the answer to a request of the form that is served here; null for every other one. */
  private mediaTypeFor({ method, url, headers }: IncomingMessage): string | null {
    if (method !== "POST" || url !== PATH || !JSON_TYPE.test(headers["content-type"] ?? "")) return null;
    const length = Number(headers["content-length"] ?? Infinity);
    if (headers["content-encoding"] !== undefined || length === 0 || length > BODY_MAX) return null;
    return this.answerType(headers.accept ?? "");
  }

  private answerType(accept: string): string | null {
    const known = this.accepted.get(accept);
    if (known !== undefined) return known;
    const type = accept === "" ? ANSWER_TYPES[0] : new Negotiator({ headers: { accept } }).mediaType(ANSWER_TYPES);
    if (this.accepted.size >= ACCEPTED_MAX) this.accepted.clear();
    this.accepted.set(accept, type ?? null);
    return type ?? null;
  }

  private async find(request: IncomingMessage, mediaType: string, context: Context): Promise<FastWork | null> {
    const body = await takeBody(request);
    const asked = body === null ? null : readRequest(parseJson(body));
    const operation = asked && this.deps.operations.find(asked.query, asked.operationName);
    const variables = asked && operation?.read(asked.variables);
    if (operation == null || variables == null) return null;
    if (operation.rowsOf(variables) > OPERATION_LIMITS.rows) return null;
    const { headers } = this.deps;
    return async () => ({ status: 200, mediaType, headers, body: await this.execute(operation, variables, context) });
  }

  private async execute(
    operation: PreparedOperation,
    variables: Variables,
    context: Context,
  ): Promise<FormattedExecutionResult> {
    const result = await operation.execute(context, variables).catch(failedWith);
    this.deps.count(operation.roots, result.errors ?? []);
    const { errors, ...data } = withinLimit(formatResult(result, this.deps.report), operation.operation, context);
    // People look for the errors first.
    return errors === undefined ? data : { errors, ...data };
  }
}

/** Returns the result of an execution that threw, as it does only by a fault of the executor. */
function failedWith(error: unknown): ExecutionResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { data: null, errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** What a client asks for. */
interface Asked {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns what a body asks for; null where it has another form, or more than that. */
function readRequest(body: unknown): Asked | null {
  if (!isObject(body)) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== "string" || extensions !== null) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if (variables !== null && !isObject(variables)) return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
