/*
 * Local code generator plugin: which fields of the schema's Query show which kinds of records, by what the client's
 * operations select. CommonJS because that is what the generator loads.
 */
const { concatAST, getNamedType, Kind } = require("graphql");

const namesOf = (schema, type) =>
  schema
    .getType(type)
    .getValues()
    .map(({ name }) => name);
const typeNameOf = (kind) => kind.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Returns for each field of Query that is asked for the kinds that it shows. A part of a hunt comes and goes by itself
 * and is shown wherever it is selected; another record within a record is there by a link, whose change says so, and only
 * the first one on the way counts.
 */
function showing(schema, documents) {
  const { definitions } = concatAST(documents.map(({ document }) => document));
  const fragments = new Map();
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const kinds = new Map(namesOf(schema, "RecordKind").map((kind) => [typeNameOf(kind), kind]));
  const counted = new Set(namesOf(schema, "QuotaKind"));

  const collect = ({ selectionSet }, type, isWithin, found) => {
    const kind = kinds.get(type.name);
    if (kind !== undefined && !(isWithin && counted.has(kind))) found.add(kind);
    for (const selection of selectionSet?.selections ?? []) {
      const isInside = isWithin || kind !== undefined;
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields?.()[selection.name.value];
        if (field !== undefined) collect(selection, getNamedType(field.type), isInside, found);
      } else {
        const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const condition = spread.typeCondition?.name.value;
        const isOther = condition !== undefined && condition !== type.name;
        collect(spread, isOther ? schema.getType(condition) : type, isOther ? isInside : isWithin, found);
      }
    }
  };
  const fields = new Map();
  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION || one.operation !== "query") continue;
    for (const selection of one.selectionSet.selections) {
      const name = selection.name.value;
      fields.set(name, fields.get(name) ?? new Set());
      collect(selection, getNamedType(schema.getQueryType().getFields()[name].type), false, fields.get(name));
    }
  }
  return fields;
}

module.exports = {
  plugin(schema, documents) {
    const fields = showing(schema, documents);
    const names = [...fields.keys()].sort();
    const rows = namesOf(schema, "RecordKind").map(
      (kind) => `  ${kind}: ${JSON.stringify(names.filter((name) => fields.get(name).has(kind)))},`,
    );
    return [
      "/** The fields of the schema's Query that show the records of a kind. */",
      "export const shownIn = {",
      ...rows,
      "} as const;",
    ].join("\n");
  },
};
