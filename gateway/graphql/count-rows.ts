import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
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
  valueFromASTUntyped,
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
 * counts its page size, and one of answers to a list of inputs the length of that, times those of the lists around it.
 * `variables` are those after coercion.
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

/** What the answer of a mutation may have for each of its inputs. */
interface Act {
  readonly payload: GraphQLNamedType;
  /** The length of the longest list that is given. */
  readonly inputs: number;
}

class RowCounter {
  /** The rows of each fragment, which are the same wherever it is used below one act, so that each is counted once there. */
  private readonly counted = new Map<string, FieldRows[]>();
  /** The mutation whose answer is counted. */
  private act: Act | null = null;

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
    const key = this.act === null ? name : `${name} ${this.act.payload.name} ${this.act.inputs}`;
    const known = this.counted.get(key);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const fields =
      fragment === undefined
        ? []
        : this.fieldsOf(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
    // One entry for all of it: nested fragments, each used twice, would otherwise grow exponentially.
    const most = fields.toSorted((a, b) => b.rows - a.rows)[0];
    const whole = most === undefined ? [] : [{ field: most.field, rows: sumOf(fields) }];
    this.counted.set(key, whole);
    return whole;
  }

  private field(node: FieldNode, type: GraphQLNamedType | undefined): FieldRows {
    const field = (node.alias ?? node.name).value;
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (definition === undefined) return { field, rows: 0 };
    const isAct = type !== undefined && type === this.schema.getMutationType();
    if (isAct) this.act = this.actOf(node, definition);
    const below =
      node.selectionSet === undefined ? 0 : sumOf(this.fieldsOf(node.selectionSet, getNamedType(definition.type)));
    if (isAct) this.act = null;
    const size = this.pageSize(node, definition) ?? this.answers(definition, type);
    return { field, rows: size === null ? below : size * (1 + below) };
  }

  private actOf({ arguments: given = [] }: FieldNode, { type }: GraphQLField<unknown, unknown>): Act {
    const values = given.map(({ value }) => valueFromASTUntyped(value, this.variables));
    return { payload: getNamedType(type), inputs: mostOf(values.map(inputsIn)) };
  }

  /** Returns how many answers a list of a mutation's answer has at most; null for every other field, and without inputs. */
  private answers({ type }: GraphQLField<unknown, unknown>, parent: GraphQLNamedType | undefined): number | null {
    if (this.act === null || this.act.inputs === 0 || parent !== this.act.payload) return null;
    return isListType(getNullableType(type)) ? this.act.inputs : null;
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

/** Returns how many inputs a value counts as: the length of its longest list, as far as a page goes; 0 without any. */
export function inputsIn(value: unknown): number {
  return Math.min(longestList(value), PAGE_MAX);
}

function longestList(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const within = mostOf(Object.values(value).map(longestList));
  return Array.isArray(value) ? Math.max(value.length, within) : within;
}

/** A list may have more values than a call can have arguments. */
function mostOf(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function isInt(value: unknown): value is IntValueNode {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.INT;
}

/** Returns the rows of all fields together. */
export function sumOf(fields: readonly FieldRows[]): number {
  return fields.reduce((sum, { rows }) => sum + rows, 0);
}
