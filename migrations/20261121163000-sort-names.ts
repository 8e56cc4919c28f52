import type { Migration } from "./migration.js";

const CONTACT_NAME = `coalesce(last_name, '') || ' ' || coalesce(first_name, '')`;

function folded(sql: string): string {
  return `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}

const INDEXES = [
  { name: "company_by_name", table: "company", sql: "name" },
  { name: "document_by_name", table: "document", sql: "name" },
  { name: "ideal_job_by_name", table: "ideal_job", sql: "name" },
  { name: "contact_by_name", table: "contact", sql: CONTACT_NAME },
];

/** Lists are sorted by names whatever their accents, so that É is found beside E. */
export const sortNames: Migration = {
  name: "20261121163000-sort-names",
  up: INDEXES.flatMap(({ name, table, sql }) => [
    `DROP INDEX ${name}`,
    `CREATE INDEX ${name} ON ${table} (owner_id, ${folded(sql)}, id)`,
  ]),
  down: INDEXES.flatMap(({ name, table, sql }) => [
    `DROP INDEX ${name}`,
    `CREATE INDEX ${name} ON ${table} (owner_id, lower(${sql}), id)`,
  ]),
};
