import {
  getNamedType,
  isObjectType,
  Kind,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** Values by their names. */
export type Values = Readonly<Record<string, unknown>>;
/** Works out a field of a row that no column has. */
export type FieldOf = (row: never) => unknown;
/** Such fields, by type and name. */
export type FieldTable = Readonly<Record<string, Readonly<Record<string, FieldOf>>>>;

/** A field that an operation selects. */
export interface ShapedField {
  /** Its name in the answer. */
  readonly key: string;
  readonly name: string;
  /** The name of its type; of a list that of its items. */
  readonly type: string;
  /** The fields below it; none for a value. */
  readonly fields: readonly ShapedField[];
  /** The arguments that these variables give it. */
  readonly args: (variables: Values) => Values;
  /** Whether these variables include it. */
  readonly isIncluded: (variables: Values) => boolean;
  /** Returns its value of a row. */
  readonly read: (row: Values) => unknown;
}

/** Returns the fields of an operation, fragments resolved. What a row does not have under their names is worked out by `table`. */
export function shapeOf(operation: string, schema: GraphQLSchema, table: FieldTable): readonly ShapedField[] {
  const { definitions } = parse(operation, { noLocation: true });
  const root = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode; // every document has one
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const type = schema.getRootType(root.operation);
  if (type == null) throw new Error(`The schema has no ${root.operation}.`);
  return shapeSelections([root.selectionSet], type, { fragments, table });
}

interface Shaping {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly table: FieldTable;
}

function shapeSelections(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  shaping: Shaping,
): readonly ShapedField[] {
  const byKey = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = shaping.fragments.get(selection.name.value);
        if (fragment !== undefined) collect(fragment.selectionSet);
      } else if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        byKey.set(key, [...(byKey.get(key) ?? []), selection]);
      } else {
        collect(selection.selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return [...byKey].map(([key, nodes]) => shapeField(key, nodes, type, shaping));
}

function shapeField(key: string, nodes: readonly FieldNode[], type: GraphQLObjectType, shaping: Shaping): ShapedField {
  const [node] = nodes as readonly [FieldNode]; // a key has one at least
  const name = node.name.value;
  const args = (variables: Values): Values =>
    Object.fromEntries(
      (node.arguments ?? []).map(({ name: { value }, value: given }) => [value, valueFromASTUntyped(given, variables)]),
    );
  const include = node.directives?.find((directive) => directive.name.value === "include")?.arguments?.[0];
  const isIncluded = (variables: Values): boolean =>
    include === undefined || valueFromASTUntyped(include.value, variables) === true;
  const own = { key, name, args, isIncluded };
  if (name === "__typename") return { ...own, type: "String", fields: [], read: () => type.name };
  const definition = type.getFields()[name];
  if (definition === undefined) throw new Error(`${type.name} has no field ${name}.`);
  const named = getNamedType(definition.type);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const fields = isObjectType(named) ? shapeSelections(sets, named, shaping) : [];
  const field = shaping.table[type.name]?.[name] as ((row: Values) => unknown) | undefined; // of rows of this type
  const value = field ?? ((row: Values): unknown => row[name]);
  const read = fields.length === 0 ? value : (row: Values): unknown => shaped(value(row), fields);
  return { ...own, type: named.name, fields, read };
}

/** Returns what the fields select of a row, or of each row of a list; null for nothing. */
export function shaped(value: unknown, fields: readonly ShapedField[]): unknown {
  if (value == null) return null;
  if (Array.isArray(value)) return value.map((item) => shaped(item, fields));
  const row = value as Values; // neither a list nor nothing
  const answer: Record<string, unknown> = {};
  for (const { key, read } of fields) answer[key] = read(row);
  return answer;
}

/** Returns the names of the fields that are selected of a type at any depth. */
export function selectedOf(type: string, fields: readonly ShapedField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => [
      ...(field.type === type ? field.fields.map(({ name }) => name) : []),
      ...selectedOf(type, field.fields),
    ]),
  );
}
