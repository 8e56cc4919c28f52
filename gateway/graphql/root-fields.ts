import { getNullableType, type GraphQLSchema } from "graphql";

/** What the types are for from which every operation starts. */
const DESCRIPTIONS = {
  query: "Reading: each field is a list, a record or a set of figures of yours, and changes nothing.",
  mutation:
    "Changing: each field is one act, done in the order written, and logged. Its result names what was done, so that `undo` can take it back.",
  subscription: "What changes as it happens, sent at /graphql/stream as server-sent events.",
} as const;

/**
 * Describes the types from which every operation starts, and makes the fields of queries and mutations nullable: a field
 * that fails is null and has an error, and the answers of the others are kept.
 */
export function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  for (const root of ["query", "mutation", "subscription"] as const) {
    const type = roots[root];
    if (type == null) continue;
    type.description = DESCRIPTIONS[root];
    if (root === "subscription") continue;
    for (const field of Object.values(type.getFields())) field.type = getNullableType(field.type);
  }
  return schema;
}
