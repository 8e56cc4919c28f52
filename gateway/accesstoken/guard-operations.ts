import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { Context } from "../graphql/context.js";
import { AppError } from "../platform/errors.js";
import { faultOf } from "../platform/validation.js";
import type { AccessScope } from "../person/access-scope.js";
import type { Viewer } from "../person/viewer.js";
import { refusedFields, scopesFor, type AskedOperation } from "./refused-fields.js";

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** The maximum number of fields that one refusal names. */
const FIELDS_NAMED = 20;

/** The fields of an operation that scopes do not cover, by the scopes; kept as long as the parsed operation is. */
const DECIDED = new WeakMap<OperationDefinitionNode, Map<string, readonly string[]>>();

/** Throws FORBIDDEN when the request came with an access token whose scopes do not cover a path, such as `GET /files`. */
export function checkAccess({ accessToken }: Viewer, path: string): void {
  if (accessToken === null || scopesFor(path).some((scope) => accessToken.scopes.includes(scope))) return;
  throw forbidden([path]);
}

/**
 * Puts a check of the whole operation before every query, mutation and subscription of a schema, so that no resolver can
 * omit it: one field that the scopes of an access token do not cover, at whatever depth, refuses all of the operation
 * with FORBIDDEN, and nothing of it is executed.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of fieldsOf(root)) field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  }
  for (const field of fieldsOf(schema.getSubscriptionType())) {
    if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe);
  }
  return schema;
}

function fieldsOf(root: GraphQLObjectType<unknown, Context> | null | undefined) {
  return Object.values(root?.getFields() ?? {});
}

function guarded(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    checkOperation(context.viewer, info);
    return resolve(source, args, context, info);
  };
}

function checkOperation({ accessToken }: Viewer, asked: AskedOperation): void {
  if (accessToken === null) return;
  const refused = refusedOnce(asked, accessToken.scopes);
  if (refused.length > 0) throw forbidden(refused.slice(0, FIELDS_NAMED));
}

/** Each root field of an operation asks, and the walk through a long one takes milliseconds. */
function refusedOnce(asked: AskedOperation, scopes: readonly AccessScope[]): readonly string[] {
  const byScopes = DECIDED.get(asked.operation) ?? new Map<string, readonly string[]>();
  DECIDED.set(asked.operation, byScopes);
  const key = scopes.join(" ");
  const refused = byScopes.get(key) ?? refusedFields(asked, scopes);
  byScopes.set(key, refused);
  return refused;
}

function forbidden(names: readonly string[]): AppError {
  const fields = names.map((field) => faultOf(field, "scope", sentenceFor(field)));
  return new AppError("FORBIDDEN", { message: fields[0]?.message ?? "", fields, refusal: "access-token-scope" });
}

function sentenceFor(name: string): string {
  const enough = scopesFor(name);
  return enough.length === 0
    ? "an access token cannot do this. Sign in to do it."
    : `this access token lacks the scope ${enough.join(" or ")}.`;
}
