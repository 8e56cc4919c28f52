import { snakeCase } from "./hunts.js";
import type { ShapedField } from "./shape.js";

/** Returns a moment in SQL as JSON has it. */
const isoSql = (sql: string): string => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the SQL of an object with these fields of a row, whose columns have their names unless `own` says otherwise. */
export function jsonRow(
  alias: string,
  fields: readonly ShapedField[],
  own: Readonly<Record<string, string>> = {},
): string {
  const pairs = [...new Map(fields.map(({ name, type }) => [name, type]))]
    .filter(([name]) => name !== "__typename")
    .map(([name, type]) => {
      const column = `${alias}.${snakeCase(name)}`;
      return `'${name}', ${own[name] ?? (type === "DateTime" ? isoSql(column) : column)}`;
    });
  return `json_build_object(${pairs.join(", ")})`;
}

/** Returns the SQL of a list of JSON values; an empty one where there are none. */
export function jsonList(value: string, from: string, order: string): string {
  return `coalesce((select json_agg(${value} order by ${order}) from ${from}), '[]')`;
}

/** Returns the SQL of the people at an appointment `a`. */
export function peopleAt(fields: readonly ShapedField[]): string {
  return jsonList(
    jsonRow("c", fields),
    "appointment_contact ac join contact c on c.owner_id = ac.owner_id and c.id = ac.contact_id and c.deleted_at is null where ac.owner_id = $1 and ac.appointment_id = a.id",
    "ac.place",
  );
}

/** Returns the fields below a field, or below one of those; none where it is not selected. */
export function fieldsAt(fields: readonly ShapedField[], ...path: readonly string[]): readonly ShapedField[] {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const below = fields.filter((field) => field.name === name).flatMap((field) => field.fields);
  return fieldsAt(below, ...rest);
}
