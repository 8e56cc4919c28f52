import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Context } from "./context.js";

/** A resolver of a mutation. */
export type ResolveMutation = GraphQLFieldResolver<unknown, Context>;

/**
 * Replaces the resolver of each mutation of a table by what `wrap` makes of it and its row. Throws when one of the table is
 * not in the schema.
 */
export function wrapMutations<Row>(
  schema: GraphQLSchema,
  table: Readonly<Record<string, Row>>,
  wrap: (row: Row, resolve: ResolveMutation) => ResolveMutation,
): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [name, row] of Object.entries(table)) {
    const field = mutations[name];
    const resolve = field?.resolve as ResolveMutation | undefined; // every context is ours
    if (field === undefined || resolve === undefined) throw new Error(`There is no mutation ${name}.`);
    field.resolve = wrap(row, resolve);
  }
  return schema;
}
