import { getNullableType, isNonNullType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { SEMANTIC_NON_NULL } from "./semantic-non-null.js";

/** The descriptions of the root types. */
const DESCRIPTIONS = {
  query: "Reading: each field is a list, a record or a set of figures of yours, and changes nothing.",
  mutation:
    "Changing: each field is one act, done in the order written, and logged. Its result names what was done, so that `undo` can take it back.",
  subscription: "What changes as it happens, sent at /graphql/stream as server-sent events.",
} as const;

/**
 * Describes the root types, and makes the fields of queries and mutations nullable: a field that fails is null and has
 * an error, and the answers of the others are kept.
 */
export function prepareRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  describe(query, DESCRIPTIONS.query);
  describe(mutation, DESCRIPTIONS.mutation);
  describe(schema.getSubscriptionType(), DESCRIPTIONS.subscription);
  for (const root of [query, mutation]) for (const field of Object.values(root?.getFields() ?? {})) makeNullable(field);
  return schema;
}

function describe(root: GraphQLObjectType | null | undefined, description: string): void {
  if (root != null) root.description = description;
}

function makeNullable(field: GraphQLField<unknown, unknown>): void {
  if (!isNonNullType(field.type)) return;
  field.type = getNullableType(field.type);
  field.extensions = { ...field.extensions, ...SEMANTIC_NON_NULL };
}
