import { getNamedType, isEnumType, isObjectType, type GraphQLSchema } from "graphql";
import type { DataSource, EntityMetadata } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { FoundObject } from "./answers.js";

type Column = EntityMetadata["columns"][number];

/** The column that tells whether a row is in the trash: a row with a value in it is in no list. */
const TRASHED = "deletedAt";
const MOMENT = Date.parse("2026-11-20T08:00:00.000Z");

/**
 * Writes a value into every column that is null in all of the owner's rows of a table, for every entity with an owner;
 * returns the rows outside the trash, with all their columns. Throws when an entity has no row to fill.
 */
export async function fillRows(
  dataSource: DataSource,
  schema: GraphQLSchema,
  ownerId: string,
): Promise<readonly FoundObject[]> {
  const owned = dataSource.entityMetadatas.filter((entity) => propertyOf(entity, "ownerId") !== undefined);
  for (const entity of owned) await fillTable(dataSource, schema, entity, ownerId);
  const found = await Promise.all(owned.map((entity) => rowsOf(dataSource, entity, ownerId)));
  return found.flat();
}

async function fillTable(
  dataSource: DataSource,
  schema: GraphQLSchema,
  entity: EntityMetadata,
  ownerId: string,
): Promise<void> {
  const rows = await rowsOf(dataSource, entity, ownerId);
  if (rows.length === 0) throw new Error(`There is no row to fill in the table ${entity.tableName}.`);
  const trashed = propertyOf(entity, TRASHED);
  const where = trashed === undefined ? "" : `and "${trashed.databaseName}" is null`;
  for (const column of entity.columns) {
    if (column === trashed || rows.some(({ fields }) => fields[column.propertyName] !== null)) continue;
    const value = await valueFor(dataSource, schema, column, ownerId);
    await dataSource.query(
      `update "${entity.tableName}" set "${column.databaseName}" = $2 where owner_id = $1 ${where}`,
      [ownerId, value],
    );
  }
}

/** Returns the rows of an owner in a table, with the values as in JSON. */
async function rowsOf(
  dataSource: DataSource,
  entity: EntityMetadata,
  ownerId: string,
): Promise<readonly FoundObject[]> {
  const rows = await dataSource.getRepository(entity.target).find({ where: { ownerId } });
  const isBinned = (row: object): boolean => TRASHED in row && row[TRASHED] !== null;
  return rows
    .filter((row) => !isBinned(row))
    .map((row) => {
      const fields = JSON.parse(JSON.stringify(row)) as Readonly<Record<string, unknown>>; // a row is an object
      const id = typeof fields["id"] === "string" ? fields["id"] : null;
      return { place: `the table ${entity.tableName}`, type: entity.name, id, fields };
    });
}

/** Returns a value that the column takes: a row's key, one of an enum's values, or one of the column's type. */
async function valueFor(
  dataSource: DataSource,
  schema: GraphQLSchema,
  column: Column,
  ownerId: string,
): Promise<unknown> {
  const referenced = column.entityMetadata.foreignKeys.flatMap(
    ({ columns, referencedColumns, referencedEntityMetadata }) =>
      columns.flatMap((one, index) =>
        one === column ? [{ entity: referencedEntityMetadata, key: referencedColumns[index] }] : [],
      ),
  )[0];
  if (referenced?.key !== undefined) {
    const rows = await rowsOf(dataSource, referenced.entity, ownerId);
    return rows[0]?.fields[referenced.key.propertyName];
  }
  const type = schema.getType(column.entityMetadata.name);
  const exposed = isObjectType(type) ? type.getFields()[column.propertyName]?.type : undefined;
  const named = exposed === undefined ? undefined : getNamedType(exposed);
  const plain: unknown = isEnumType(named) ? named.getValues()[0]?.value : plainValue(column);
  return column.isArray ? [plain] : plain;
}

function plainValue({ type, propertyName, entityMetadata }: Column): unknown {
  const at = entityMetadata.columns.findIndex((column) => column.propertyName === propertyName);
  switch (type) {
    case "text":
      return `${propertyName} of ${entityMetadata.tableName}`;
    case "uuid":
      return uuidv7();
    case "smallint":
    case "integer":
    case "bigint":
      return at + 1;
    case "boolean":
      return true;
    case "timestamptz":
      return new Date(MOMENT + at * 60_000);
    case "date":
      return "2026-11-20";
    case "jsonb":
      return "[]";
    default:
      throw new Error(
        `State here what to write into ${entityMetadata.tableName}.${propertyName}, of type ${String(type)}.`,
      );
  }
}

function propertyOf(entity: EntityMetadata, name: string): Column | undefined {
  return entity.columns.find(({ propertyName }) => propertyName === name);
}
