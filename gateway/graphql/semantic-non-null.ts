import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type GraphQLSchema,
} from "graphql";

const NAME = "semanticNonNull";

/** The extensions of a field that is null only when it failed. */
export const SEMANTIC_NON_NULL = { [NAME]: true } as const;

/** Marks a field that is null only when it failed, so that a client which throws errors need not check for null. */
export const semanticNonNull = new GraphQLDirective({
  name: NAME,
  description: "The field is null only when it failed; then there is an error for it.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: "0 is the field itself, 1 the items of its list.",
    },
  },
});

/** Returns the schema as text, with the directive at the fields that are null only when they failed. */
export function printWithSemanticNonNull(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: (node) => ({ ...node, fields: node.fields?.map((field) => marked(node.name.value, field)) }),
  });
  return print(document);

  function marked<Field extends { readonly name: { readonly value: string } }>(type: string, field: Field): Field {
    const owner = schema.getType(type);
    const definition = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[field.name.value] : undefined;
    if (definition?.extensions[NAME] !== true) return field;
    return { ...field, directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: NAME } }] };
  }
}
