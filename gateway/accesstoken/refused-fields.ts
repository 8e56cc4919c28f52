import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { AccessScope } from "../person/access-scope.js";
import { OPERATION_ACCESS } from "./operation-access.js";
import { TYPE_ACCESS } from "./type-access.js";

/** A valid operation, with the fragments of its document. */
export interface AskedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Returns the scopes that are enough for an operation, a path, or a field of a type; none: it takes a signed-in person. */
export function scopesFor(name: string): readonly AccessScope[] {
  return OPERATION_ACCESS[name] ?? TYPE_ACCESS[name] ?? [];
}

/**
 * Returns the fields of an operation that its scopes do not cover, each once and as `Company.notes`; what is asked below
 * such a field in the same place is not looked at. Fields that a variable leaves out count too.
 */
export function refusedFields(
  { schema, operation, fragments }: AskedOperation,
  scopes: readonly AccessScope[],
): readonly string[] {
  const refused = new Set<string>();
  const asked = new Set<string>();
  const waiting: ASTNode[] = [operation];
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments[value];
      if (fragment === undefined || asked.has(value)) return;
      asked.add(value);
      waiting.push(fragment);
    },
    Field({ name: { value } }) {
      const type = types.getParentType()?.name ?? "";
      // What describes the schema is the same for everybody.
      if (value.startsWith("__") || type.startsWith("__")) return undefined;
      const field = `${type}.${value}`;
      if (scopesFor(field).some((scope) => scopes.includes(scope))) return undefined;
      refused.add(field);
      return false;
    },
  });
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) visit(node, visitor);
  return [...refused];
}
