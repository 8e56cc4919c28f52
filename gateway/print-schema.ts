import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "./schema.js";

/** The contract as text: sorted, with every description. */
export function printContract(): string {
  return `${printSchema(lexicographicSortSchema(createSchema(null)))}\n`;
}
