import { getMetadataArgsStorage } from "typeorm";

type ColumnMetadataArgs = ReturnType<ReturnType<typeof getMetadataArgsStorage>["filterColumns"]>[number];

/** The class of an entity. */
export type EntityClass<E extends object> = (abstract new () => E) & { readonly prototype: E };

/** SQL in place of the column of a property, or for a property that is worked out; null leaves the column out. */
export type Computed = Readonly<Record<string, string | null>>;

/** Returns the name of the table of an entity. */
export function tableOf(entity: EntityClass<object>): string {
  const known = tables.get(entity);
  if (known !== undefined) return known;
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  if (table?.name === undefined) throw new Error(`${entity.name} has no table with a name.`);
  tables.set(entity, table.name);
  return table.name;
}

/**
 * Returns the select list of a whole row: every column of the entity under the name of its property, with `computed` in
 * place of the columns it names and after them. `alias` is that of the table in the statement.
 */
export function columnsOf(entity: EntityClass<object>, alias: string, computed: Computed = {}): string {
  return [...columnsBy(entity, alias, computed)].map(([property, sql]) => `${sql} as "${property}"`).join(", ");
}

/** Returns the SQL of each column of such a row, by its property. */
export function columnsBy(
  entity: EntityClass<object>,
  alias: string,
  computed: Computed = {},
): ReadonlyMap<string, string> {
  const columns = new Map(
    declaredColumns(entity).map(({ propertyName, options: { name = propertyName, type } }) => [
      propertyName,
      // Numbers with decimals are texts to the driver, and would lose zeros in JSON.
      type === "numeric" ? `${alias}.${name}::text` : `${alias}.${name}`,
    ]),
  );
  for (const [property, sql] of Object.entries(computed)) {
    if (sql === null) columns.delete(property);
    else columns.set(property, sql);
  }
  return columns;
}

/** Returns SQL for a whole row as one value of JSON, of which `fromJsonRow` makes the row again. */
export function jsonRowSql(entity: EntityClass<object>, alias: string, computed: Computed = {}): string {
  const values = [...columnsBy(entity, alias, computed)].map(([property, sql]) => `'${property}', ${sql}`);
  return `json_build_object(${values.join(", ")})`;
}

/** Returns the row of such a value, whose moments are texts in JSON. */
export function fromJsonRow<Row extends object>(entity: EntityClass<object>, json: Row): Row {
  const moments = declaredColumns(entity).flatMap(({ propertyName, options: { type } }) => {
    const text: unknown = type === "timestamptz" ? Reflect.get(json, propertyName) : null;
    return typeof text === "string" ? [[propertyName, new Date(text)] as const] : [];
  });
  return { ...json, ...Object.fromEntries(moments) };
}

/** Returns the name of the column of a property. Throws when it has none. */
export function columnOf(entity: EntityClass<object>, property: string): string {
  const column = declaredColumns(entity).find(({ propertyName }) => propertyName === property);
  if (column === undefined) throw new Error(`${entity.name} has no column for ${property}.`);
  return column.options.name ?? property;
}

/** Returns the column of a property as it is written, one that no reading selects, too. Throws when it has none. */
export function storedColumnOf(entity: EntityClass<object>, property: string): { name: string; isJson: boolean } {
  const column = allColumns(entity).get(property);
  if (column === undefined) throw new Error(`${entity.name} has no column for ${property}.`);
  return { name: column.options.name ?? property, isJson: JSON_TYPES.has(String(column.options.type)) };
}

const JSON_TYPES: ReadonlySet<string> = new Set(["json", "jsonb"]);

/** Returns the select list of some columns of an entity, each under the name of its property. */
export function pickColumns<E extends object>(
  entity: EntityClass<E>,
  alias: string,
  properties: readonly (keyof E & string)[],
): string {
  return properties.map((property) => `${alias}.${columnOf(entity, property)} as "${property}"`).join(", ");
}

/** Returns the same as fields of an object of JSON, for `json_build_object`. */
export function pickJsonFields<E extends object>(
  entity: EntityClass<E>,
  alias: string,
  properties: readonly (keyof E & string)[],
): string {
  return properties.map((property) => `'${property}', ${alias}.${columnOf(entity, property)}`).join(", ");
}

/** Returns what leaves out all columns but those of some properties, for a row of which no more is read. */
export function onlyColumns<E extends object>(
  entity: EntityClass<E>,
  properties: readonly (keyof E & string)[],
): Readonly<Record<string, null>> {
  const kept = new Set<string>(properties);
  const others = declaredColumns(entity).filter(({ propertyName }) => !kept.has(propertyName));
  return Object.fromEntries(others.map(({ propertyName }) => [propertyName, null]));
}

/** Returns whether an entity has a column for a property. */
export function hasColumn(entity: EntityClass<object>, property: string): boolean {
  return declaredColumns(entity).some(({ propertyName }) => propertyName === property);
}

/** Returns the columns of an entity without those that no reading selects. */
function declaredColumns(entity: EntityClass<object>): readonly ColumnMetadataArgs[] {
  const known = selected.get(entity);
  if (known !== undefined) return known;
  const columns = [...allColumns(entity).values()].filter(({ options }) => options.select !== false);
  selected.set(entity, columns);
  return columns;
}

/** Returns all columns of an entity by their properties. Its class must be complete. */
function allColumns(entity: EntityClass<object>): ReadonlyMap<string, ColumnMetadataArgs> {
  const known = declared.get(entity);
  if (known !== undefined) return known;
  const columns = getMetadataArgsStorage().filterColumns(ancestryOf(entity));
  const byProperty = new Map(columns.map((column) => [column.propertyName, column]));
  declared.set(entity, byProperty);
  return byProperty;
}

// What was found of each entity. Statements are built for each request, and finding its columns among those of all
// entities takes longer than that.
const tables = new WeakMap<EntityClass<object>, string>();
const declared = new WeakMap<EntityClass<object>, ReadonlyMap<string, ColumnMetadataArgs>>();
const selected = new WeakMap<EntityClass<object>, readonly ColumnMetadataArgs[]>();

/** Returns the class and those it extends, which may declare columns too. */
function ancestryOf(entity: EntityClass<object>): EntityClass<object>[] {
  const ancestry: EntityClass<object>[] = [];
  for (let target: unknown = entity; typeof target === "function"; target = Object.getPrototypeOf(target)) {
    ancestry.push(target as EntityClass<object>); // the prototype of a class is the class it extends
  }
  return ancestry;
}
