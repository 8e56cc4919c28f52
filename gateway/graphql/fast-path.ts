import type { IncomingMessage, ServerResponse } from "node:http";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import Negotiator from "negotiator";
import { compressed, encodingFor } from "../http/compressed.js";
import { parseJson, takeBody } from "../http/request-body.js";
import { rateHeaders } from "../http/request-rate.js";
import type { FailureReport } from "../platform/failure-report.js";
import type { Admission, Admit } from "./admission.js";
import type { RootField } from "./asked-roots.js";
import { withinLimit } from "./bound-operations.js";
import type { Context } from "./context.js";
import { createErrorFormatter, toPublicError } from "./error-format.js";
import { OPERATION_LIMITS } from "./operation-limits.js";
import type { PreparedOperation, Variables } from "./prepared-operation.js";
import type { PreparedOperations } from "./prepared-operations.js";

const PATH = "/graphql";
/** The longest body; longer ones cost more by what is done with them than by their way. */
const BODY_MAX = 256 * 1024;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
/** The media types of an answer. */
const ANSWER_TYPES = ["application/json; charset=utf-8", "application/graphql-response+json; charset=utf-8"];
/** How many texts of the header Accept are remembered. */
const ACCEPTED_MAX = 100;

/** What the fast path uses. */
export interface FastPathDeps {
  readonly operations: PreparedOperations;
  readonly admit: Admit;
  /** Returns whether a value of the header Host, or X-Forwarded-Host, names this server. */
  readonly isOwnHost: (host: string) => boolean;
  /** Runs work as part of a request of its person. */
  readonly asPerson: <T>(request: IncomingMessage, context: Context, work: () => T) => T;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts the fields of the root of an operation that was executed. */
  readonly count: (roots: readonly RootField[], errors: readonly GraphQLError[]) => void;
  readonly report: FailureReport;
}

/** A request that is answered here. */
interface Ready {
  readonly admission: Admission;
  readonly operation: PreparedOperation;
  readonly variables: Variables;
  readonly mediaType: string;
}

/**
 * Answers what most requests are: a valid operation in JSON, of somebody who may make it. Everything else goes to the
 * handlers that are slower and know everything: Express and Apollo Server, which also find the words for each fault. They
 * take over a request at any time before its operation is executed, and neither authenticate nor count it again.
 */
export class FastPath {
  private readonly accepted = new Map<string, string | null>();

  constructor(private readonly deps: FastPathDeps) {}

  /** Resolves to false, with nothing sent, when another handler has to answer. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const mediaType = this.mediaTypeFor(request);
    if (mediaType === null) return false;
    const ready = await this.prepare(request, mediaType).catch(() => null);
    if (ready === null) return false;
    await this.answer(ready, request, response);
    return true;
  }

  /** Returns the type of the answer to a request of the form that is served here; null for every other one. */
  private mediaTypeFor({ method, url, headers }: IncomingMessage): string | null {
    if (method !== "POST" || url !== PATH || !JSON_TYPE.test(headers["content-type"] ?? "")) return null;
    if (headers["content-encoding"] !== undefined || headers["sec-fetch-site"] === "cross-site") return null;
    const length = Number(headers["content-length"] ?? Infinity);
    if (length === 0 || length > BODY_MAX) return null;
    const hosts = [headers.host, headers["x-forwarded-host"]].flat().filter((host) => host !== undefined);
    return hosts.every(this.deps.isOwnHost) ? this.answerType(headers.accept ?? "") : null;
  }

  private answerType(accept: string): string | null {
    const known = this.accepted.get(accept);
    if (known !== undefined) return known;
    const type = accept === "" ? ANSWER_TYPES[0] : new Negotiator({ headers: { accept } }).mediaType([...ANSWER_TYPES]);
    if (this.accepted.size >= ACCEPTED_MAX) this.accepted.clear();
    this.accepted.set(accept, type ?? null);
    return type ?? null;
  }

  private async prepare(request: IncomingMessage, mediaType: string): Promise<Ready | null> {
    const admission = await this.deps.admit(request);
    if (admission.rate?.isOver === true) return null;
    const body = await takeBody(request);
    const asked = body === null ? null : readRequest(parseJson(body));
    const operation = asked && this.deps.operations.find(asked.query, asked.operationName);
    const variables = asked && operation?.read(asked.variables);
    if (operation == null || variables == null) return null;
    if (operation.rowsOf(variables) > OPERATION_LIMITS.rows) return null;
    return { admission, operation, variables, mediaType };
  }

  private async answer(ready: Ready, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { admission, operation, variables, mediaType } = ready;
    const { context } = admission;
    const headers = { ...this.deps.headers, ...rateHeaders(admission.rate), "Content-Type": mediaType };
    try {
      const result = await this.deps.asPerson(request, context, () => operation.execute(context, variables));
      this.deps.count(operation.roots, result.errors ?? []);
      const { errors, data } = withinLimit(this.formatted(result), operation.operation, context);
      await send(request, response, 200, headers, { errors, data });
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const { message, ...extensions } = toPublicError(error, this.deps.report);
      await send(request, response, 500, headers, { errors: [{ message, extensions }] });
    }
  }

  private formatted({ data, errors }: ExecutionResult): FormattedExecutionResult {
    if (errors === undefined || errors.length === 0) return { data: data ?? null };
    const format = createErrorFormatter(this.deps.report);
    return { data: data ?? null, errors: errors.map((error) => format(withCode(error), error)) };
  }
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

function withCode(error: GraphQLError): GraphQLFormattedError {
  const code = error.extensions?.["code"] ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  answer: object,
): Promise<void> {
  const text = `${JSON.stringify(answer)}\n`;
  const encoding = encodingFor(request, text.length);
  const body = encoding === null ? Buffer.from(text) : await compressed(text, encoding);
  response.writeHead(status, {
    ...headers,
    ...(encoding === null ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(body);
}
