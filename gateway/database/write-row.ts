import { storedColumnOf, tableOf, type EntityClass } from "./columns.js";
import type { AddParameter } from "./statement.js";

/** The values of columns by their properties; one that is undefined is left out. */
type Values = Readonly<Record<string, unknown>>;

/** Returns the statement that inserts a row, and returns its id unless there is a row with its key. */
export function insertSql(entity: EntityClass<object>, values: Values, add: AddParameter): string {
  const columns = columnsWith(entity, values);
  const names = columns.map(({ name }) => name).join(", ");
  const placeholders = columns.map(({ value }) => add(value)).join(", ");
  return `insert into ${tableOf(entity)} (${names}) values (${placeholders}) on conflict do nothing returning id`;
}

/** Returns the assignments of an update. */
export function assignmentsSql(entity: EntityClass<object>, values: Values, add: AddParameter): string {
  return columnsWith(entity, values)
    .map(({ name, value }) => `${name} = ${add(value)}`)
    .join(", ");
}

function columnsWith(entity: EntityClass<object>, values: Values): readonly { name: string; value: unknown }[] {
  return Object.entries(values).flatMap(([property, value]) => {
    if (value === undefined) return [];
    const { name, isJson } = storedColumnOf(entity, property);
    // The driver would write a list as an array of PostgreSQL.
    return [{ name, value: isJson && value !== null ? JSON.stringify(value) : value }];
  });
}
