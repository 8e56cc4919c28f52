import { lexicographicSortSchema } from "graphql";
import { printWithSemanticNonNull } from "../graphql/semantic-non-null.js";
import { createSchema } from "./schema.js";

/** Returns the contract as text: sorted, with every description. */
export function printContract(): string {
  return `${printWithSemanticNonNull(lexicographicSortSchema(createSchema(null)))}\n`;
}
