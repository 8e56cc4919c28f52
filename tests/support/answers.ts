import { getNamedType, isInterfaceType, isObjectType, type GraphQLOutputType } from "graphql";

/** An object found in an answer or in a table, with the values of its fields. */
export interface FoundObject {
  /** Where it was found: the path of fields from the root, such as `Query.companies.nodes`, or the name of a table. */
  readonly place: string;
  readonly type: string;
  readonly id: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns every object of an answer, those inside others too, each with the path of fields that leads to it. */
export function objectsIn(place: string, output: GraphQLOutputType, value: unknown): readonly FoundObject[] {
  const type = getNamedType(output);
  if (Array.isArray(value)) return value.flatMap((item: unknown) => objectsIn(place, type, item));
  if (!isRecord(value) || !(isObjectType(type) || isInterfaceType(type))) return [];
  const inner = Object.entries(type.getFields()).flatMap(([name, field]) =>
    objectsIn(`${place}.${name}`, field.type, value[name]),
  );
  const id = typeof value["id"] === "string" ? value["id"] : null;
  return [{ place, type: type.name, id, fields: value }, ...inner];
}

/** Returns each field that is null, or an empty list, in every object of a place: as `Query.companies.nodes.address`. */
export function findLostFields(found: readonly FoundObject[]): readonly string[] {
  const lost = new Map<string, boolean>();
  for (const { place, fields } of found) {
    for (const [name, value] of Object.entries(fields)) {
      const path = `${place}.${name}`;
      lost.set(path, (lost.get(path) ?? true) && isNothing(value));
    }
  }
  return [...lost].filter(([, isLost]) => isLost).map(([path]) => path);
}

/** Returns a sentence for each plain value that differs between two places that hold the same object. */
export function findDifferences(found: readonly FoundObject[]): readonly string[] {
  const first = new Map<string, { readonly place: string; readonly value: string }>();
  const differences: string[] = [];
  for (const { place, type, id, fields } of found) {
    for (const [name, plain] of Object.entries(fields)) {
      if (id === null || !isPlain(plain)) continue;
      const key = `${type} ${id} ${name}`;
      const value = JSON.stringify(plain);
      const known = first.get(key);
      if (known === undefined) first.set(key, { place, value });
      else if (known.value !== value)
        differences.push(`${type}.${name}: ${known.value} in ${known.place}, ${value} in ${place}`);
    }
  }
  return differences;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => !isRecord(item)) : !isRecord(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
