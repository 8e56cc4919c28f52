import type { ApolloServer } from "@apollo/server";
import { type Request, type Response, Router } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { Context } from "../graphql/context.js";
import { AppError, ERRORS, type ErrorCode } from "../platform/errors.js";
import type { FailureReport } from "../platform/failure-report.js";
import { sendError } from "../http/fail.js";
import { wrongMethod } from "../http/wrong-method.js";
import { readRow } from "./read-row.js";
import type { Readers } from "./readers.js";
import { readValues } from "./request-values.js";
import { isReading, type AnyRoute, type Call, type Operations, type WireValues } from "./route.js";
import { ROUTES } from "./routes.js";
import { allOf, type PageOf } from "./values.js";

/** Returns the REST shim: each row of the table is executed as its GraphQL operation, or read, in this process. */
export function restRouter(apollo: ApolloServer<Context>, readers: Readers, report: FailureReport): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const row of ROUTES) {
    const serve = async (request: Request, response: Response): Promise<void> => {
      try {
        response.json(await answer({ apollo, readers }, row, request, response.locals["context"] as Context)); // set by app.ts
      } catch (error) {
        if (error instanceof OperationError) error.send(response);
        else sendError(response, error, report);
      }
    };
    if (row.method === "GET") router.get(row.path, serve);
    else router.post(row.path, serve);
    router.all(row.path, (_request, response) => {
      sendError(response, wrongMethod(response, row.method), report);
    });
  }
  return router;
}

/** What answers the rows. */
interface Sources {
  readonly apollo: ApolloServer<Context>;
  readonly readers: Readers;
}

async function answer(
  { apollo, readers }: Sources,
  row: AnyRoute,
  request: Request,
  context: Context,
): Promise<unknown> {
  const { viewer } = context;
  const body = row.method === "POST" ? readBody(request) : {};
  const values = readValues(row, { query: request.query, body }, viewer.ownerId);
  if (isReading(row)) return readRow(readers, row, values, viewer);
  return row.answer(await runAll(apollo, row, values, context), values, viewer.ownerId);
}

async function runAll(
  apollo: ApolloServer<Context>,
  row: Operations,
  values: WireValues,
  context: Context,
): Promise<unknown> {
  const run = (call: Call, more: object = {}): Promise<Record<string, unknown>> =>
    execute(apollo, call.operation, { ...call.variables(values), ...more }, context);
  const data = await run(row).catch((error: unknown) => {
    if (row.otherwise === undefined || !(error instanceof OperationError) || error.code !== "NOT_FOUND") throw error;
    return run(row.otherwise);
  });
  const { pages } = row;
  if (pages === undefined || row.isOnePage?.(values)) return data;
  const first = data[pages] as PageOf<unknown>; // every row with `pages` selects pageInfo
  const nodes = await allOf(
    async (after) => (after === null ? first : ((await run(row, { after }))[pages] as PageOf<unknown>)), // the same operation's
  );
  return { ...data, [pages]: { ...first, nodes } };
}

function readBody(request: Request): object {
  const body: unknown = request.body;
  if (body === undefined) {
    const hasBody = Number(request.get("content-length") ?? 0) > 0 || request.get("transfer-encoding") !== undefined;
    if (hasBody) throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: "Send the values as application/json." });
    return {};
  }
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new AppError("BAD_REQUEST", { message: "The body must be a JSON object." });
}

async function execute(
  apollo: ApolloServer<Context>,
  query: string,
  variables: Record<string, unknown>,
  contextValue: Context,
): Promise<Record<string, unknown>> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== "single") throw new Error("No operation of the shim answers in parts.");
  const [error] = body.singleResult.errors ?? [];
  if (error !== undefined) throw asFailure(error);
  // Made without prototypes by graphql-js, and not to be changed here.
  return structuredClone(body.singleResult.data ?? {});
}

function hasRule({ extensions }: GraphQLFormattedError, rule: string): boolean {
  const fields: unknown = extensions?.["fields"];
  return Array.isArray(fields) && fields.some((fault: { readonly rule?: unknown }) => fault.rule === rule);
}

/** Returns the failure of an error of GraphQL itself, such as a number for a name: the request could not be read. */
function asFailure(formatted: GraphQLFormattedError): Error {
  const code = formatted.extensions?.["code"];
  if (hasRule(formatted, "deleted")) {
    // To clients of the specification, which do not know that it can be restored, a deleted record is none.
    return new AppError("NOT_FOUND", { message: "The record with that id was deleted." });
  }
  return isErrorCode(code)
    ? new OperationError(code, formatted)
    : new AppError("BAD_REQUEST", { message: formatted.message });
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERRORS, code);
}

/** A failure that GraphQL has already put into its public form. */
class OperationError extends Error {
  constructor(
    readonly code: ErrorCode,
    private readonly formatted: GraphQLFormattedError,
  ) {
    super(formatted.message);
  }

  send(response: Response): void {
    const { code: _, ...rest } = this.formatted.extensions ?? {};
    if (typeof rest["retryAfter"] === "number") response.set("Retry-After", String(rest["retryAfter"]));
    response.status(ERRORS[this.code].status).json({ error: { code: this.code, message: this.message, ...rest } });
  }
}
