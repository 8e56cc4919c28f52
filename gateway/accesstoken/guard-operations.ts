import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context.js";
import { AppError } from "../platform/errors.js";
import type { Viewer } from "../person/viewer.js";
import { OPERATION_ACCESS } from "./operation-access.js";

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Throws FORBIDDEN when the request came with an access token whose scopes do not cover the operation. */
export function checkAccess({ accessToken }: Viewer, operation: string): void {
  if (accessToken === null) return;
  const enough = OPERATION_ACCESS[operation] ?? [];
  if (enough.some((scope) => accessToken.scopes.includes(scope))) return;
  throw new AppError("FORBIDDEN", {
    message:
      enough.length === 0
        ? "An access token cannot do this. Sign in to do it."
        : `This access token lacks the scope ${enough.join(" or ")}.`,
    refusal: "access-token-scope",
  });
}

/** Puts the check before every query, mutation and subscription of a schema, so that no resolver can omit it. */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of fieldsOf(root)) field.resolve = guarded(name, field.resolve ?? defaultFieldResolver);
  }
  for (const [name, field] of fieldsOf(schema.getSubscriptionType())) {
    if (field.subscribe !== undefined) field.subscribe = guarded(name, field.subscribe);
  }
  return schema;
}

function fieldsOf(root: GraphQLObjectType<unknown, Context> | null | undefined) {
  return Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const);
}

function guarded(operation: string, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    checkAccess(context.viewer, operation);
    return resolve(source, args, context, info);
  };
}
