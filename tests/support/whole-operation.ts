import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** A field of the schema's roots, and the operation that asks it for everything it can answer. */
export interface WholeOperation {
  /** Such as `Query.company`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly document: string;
}

/** One operation for each query, each mutation and each subscription of a schema. */
export function wholeOperations(schema: GraphQLSchema): readonly WholeOperation[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    root == null
      ? []
      : Object.values(root.getFields()).map((field) => ({
          name: `${root.name}.${field.name}`,
          field,
          document: documentOf(root.name.toLowerCase(), field),
        })),
  );
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  // A default makes an argument optional; given as a variable it must be nullable to be left out.
  const declared = field.args.map(
    (arg) =>
      `$${arg.name}: ${isRequiredArgument(arg) ? String(arg.type) : String(arg.type).replace(/!$/, "")}${defaultOf(arg)}`,
  );
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`);
  const inBrackets = (list: readonly string[]): string => (list.length === 0 ? "" : `(${list.join(", ")})`);
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(given)} ${selectionOf(field.type, [])} }`;
}

function defaultOf({ defaultValue, type }: GraphQLArgument): string {
  const literal = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return literal == null ? "" : ` = ${print(literal)}`;
}

/** Every field of a type and of the types below it; a type inside itself is left out. */
function selectionOf(output: GraphQLOutputType, above: readonly string[]): string {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type) && !isInterfaceType(type)) return "{ __typename }";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (above.includes(inner.name) || inner.name === type.name) return [];
    return [`${field.name} ${selectionOf(field.type, [...above, type.name])}`.trim()];
  });
  return `{ ${fields.join(" ")} }`;
}
