import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { OPERATION_LIMITS } from "../../gateway/graphql/operation-limits.js";

/** A field of the schema's roots, and the operation that selects everything it can return. */
export interface WholeOperation {
  /** Such as `Query.company`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly document: string;
  /** The same operation with nothing but `__typename` selected. */
  readonly bareDocument: string;
}

/** Returns one operation for each query, each mutation and each subscription of a schema. */
export function wholeOperations(schema: GraphQLSchema): readonly WholeOperation[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    root == null
      ? []
      : Object.values(root.getFields()).map((field) => ({
          name: `${root.name}.${field.name}`,
          field,
          document: wholeDocumentOf(schema, root.name.toLowerCase(), field),
          bareDocument: documentOf(root.name.toLowerCase(), field, "{ __typename }"),
        })),
  );
}

function wholeDocumentOf(schema: GraphQLSchema, kind: string, field: GraphQLField<unknown, unknown>): string {
  const documents = RECORDS_DEEP.map((most) => documentOf(kind, field, answerOf(schema, field, most)));
  return documents.find(fits) ?? documents.at(-1) ?? "";
}

function fits(document: string): boolean {
  try {
    parse(document, { maxTokens: OPERATION_LIMITS.tokens });
    return true;
  } catch {
    return false;
  }
}

/** Returns an operation with one field of a root, its arguments as variables, and that selection of its answer. */
export function documentOf(kind: string, field: GraphQLField<unknown, unknown>, selection: string): string {
  // A default makes an argument optional; given as a variable it must be nullable to be left out.
  const declared = field.args.map(
    (arg) =>
      `$${arg.name}: ${isRequiredArgument(arg) ? String(arg.type) : String(arg.type).replace(/!$/, "")}${defaultOf(arg)}`,
  );
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`);
  const inBrackets = (list: readonly string[]): string => (list.length === 0 ? "" : `(${list.join(", ")})`);
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(given)} ${selection} }`;
}

function defaultOf({ defaultValue, type }: GraphQLArgument): string {
  const literal = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return literal == null ? "" : ` = ${print(literal)}`;
}

/**
 * How many records are inside one another with all their fields, the first that fits into one operation; what lies deeper
 * has only its own values.
 */
const RECORDS_DEEP = [2, 1, 0] as const;

/**
 * Returns every field of a type and of the types below it; a type inside itself is left out. So that all of them together
 * fit into one operation, a nested list is limited to one row, and a record has only its own values where it lies deep
 * inside others, and in the edges of a list, beside whose `nodes` they are.
 */
function selectionOf(output: GraphQLOutputType, above: readonly GraphQLNamedType[], most: number): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type) && !isInterfaceType(type)) return "{ __typename }";
  const isDeep = isRecord(type) && above.filter(isRecord).length >= most;
  const isInEdge = above.at(-1)?.name.endsWith("Edge") === true;
  return `{ ${isDeep || isInEdge ? leavesOf(type).join(" ") : fieldsOf(type, above, new Set(), most).join(" ")} }`;
}

function isRecord(type: GraphQLNamedType): boolean {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === "OwnedRecord");
}

function leavesOf(type: GraphQLObjectType | GraphQLInterfaceType): readonly string[] {
  const leaves = Object.values(type.getFields()).filter((field) => !isCompositeType(getNamedType(field.type)));
  return leaves.length === 0 ? ["__typename"] : leaves.map(({ name }) => name);
}

function fieldsOf(
  type: GraphQLObjectType | GraphQLInterfaceType,
  above: readonly GraphQLNamedType[],
  asked: ReadonlySet<string>,
  most: number,
): readonly string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (asked.has(field.name) || above.includes(inner) || inner.name === type.name) return [];
    return [`${field.name}${argumentsOf(field)} ${selectionOf(field.type, [...above, type], most)}`.trim()];
  });
}

/** What a nested field is asked for where it must be told, by the type of the argument. */
const ASKED_FOR: Readonly<Record<string, string>> = { StepName: "DECIDE_ON_JOB" };

/** Returns the arguments with which a nested field is asked for, in brackets: one row of a list, and what it requires. */
export function argumentsOf({ name: fieldName, args }: GraphQLField<unknown, unknown>): string {
  const given = args.flatMap((arg) => {
    if (arg.name === "first") return ["first: 1"];
    if (!isRequiredArgument(arg)) return [];
    const value = ASKED_FOR[getNamedType(arg.type).name];
    if (value === undefined) throw new Error(`${fieldName} needs a value for its argument ${arg.name}.`);
    return [`${arg.name}: ${value}`];
  });
  return given.length === 0 ? "" : `(${given.join(", ")})`;
}

/** Returns everything a field of a root can return; of an interface, the additional fields of each of its types. */
function answerOf(schema: GraphQLSchema, { type: output }: GraphQLField<unknown, unknown>, most: number): string {
  const type = getNamedType(output);
  if (!isInterfaceType(type)) return selectionOf(output, [], most);
  const asked = new Map(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
  const parts = schema.getPossibleTypes(type).map((possible) => {
    const fields = Object.values(possible.getFields());
    // One alias can be selected of two types only where it is nullable in both or in neither.
    const others = fields.filter((field) => (asked.get(field.name) ?? String(field.type)) !== String(field.type));
    for (const field of fields) asked.set(field.name, asked.get(field.name) ?? String(field.type));
    const left = new Set([...Object.keys(type.getFields()), ...others.map(({ name }) => name)]);
    return `... on ${possible.name} { ${fieldsOf(possible, [type], left, most).join(" ")} }`;
  });
  return `{ __typename ${fieldsOf(type, [], new Set(), most).join(" ")} ${parts.join(" ")} }`;
}
