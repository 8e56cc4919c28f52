import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntValueNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { PAGE_MAX } from "../../schema/limits.js";
import { fragmentsOf } from "./fragments-of.js";

/** The number of rows that one field of an operation asks for, with everything below it. */
export interface FieldRows {
  /** The name in the answer. */
  readonly field: string;
  readonly rows: number;
}

/**
 * Returns the maximum number of rows an operation asks for, field by field of its root: each list that is read in pages
 * counts its page size, times those of the lists around it. `variables` are those after coercion.
 */
export function countRows(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): FieldRows[] {
  const counter = new RowCounter(schema, fragmentsOf(document), variables);
  return counter.fieldsOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

class RowCounter {
  /** The rows of each fragment, which are the same wherever it is used, so that each is counted once. */
  private readonly counted = new Map<string, FieldRows[]>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {}

  fieldsOf({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): FieldRows[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [this.field(selection, type)];
      if (selection.kind === Kind.FRAGMENT_SPREAD) return this.fragment(selection.name.value);
      const on = selection.typeCondition;
      return this.fieldsOf(selection.selectionSet, on === undefined ? type : this.schema.getType(on.name.value));
    });
  }

  private fragment(name: string): FieldRows[] {
    const known = this.counted.get(name);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const fields =
      fragment === undefined
        ? []
        : this.fieldsOf(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
    // One entry for all of it: nested fragments, each used twice, would otherwise grow exponentially.
    const most = fields.toSorted((a, b) => b.rows - a.rows)[0];
    const whole = most === undefined ? [] : [{ field: most.field, rows: sumOf(fields) }];
    this.counted.set(name, whole);
    return whole;
  }

  private field(node: FieldNode, type: GraphQLNamedType | undefined): FieldRows {
    const field = (node.alias ?? node.name).value;
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (definition === undefined) return { field, rows: 0 };
    const below =
      node.selectionSet === undefined ? 0 : sumOf(this.fieldsOf(node.selectionSet, getNamedType(definition.type)));
    const size = this.pageSize(node, definition);
    return { field, rows: size === null ? below : size * (1 + below) };
  }

  /**
   * Returns the page size that is asked for; null where the field has none. An invalid page size is refused by its
   * service.
   */
  private pageSize(node: FieldNode, definition: GraphQLField<unknown, unknown>): number | null {
    const argument = definition.args.find(({ name }) => name === "first");
    if (argument === undefined) return null;
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    const given = value?.kind === Kind.VARIABLE ? this.variables[value.name.value] : value;
    const size = isInt(given) ? Number(given.value) : (given ?? argument.defaultValue);
    return typeof size === "number" ? Math.min(Math.max(size, 0), PAGE_MAX) : PAGE_MAX;
  }
}

function isInt(value: unknown): value is IntValueNode {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.INT;
}

/** Returns the rows of all fields together. */
export function sumOf(fields: readonly FieldRows[]): number {
  return fields.reduce((sum, { rows }) => sum + rows, 0);
}
