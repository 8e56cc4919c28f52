import type { Migration } from "./migration.js";

const CONTACT_NAME = `coalesce(last_name, '') || ' ' || coalesce(first_name, '')`;

function folded(sql: string): string {
  return `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}

const BY_NAME = [
  { table: "company", sql: "name" },
  { table: "document", sql: "name" },
  { table: "ideal_job", sql: "name" },
  { table: "contact", sql: CONTACT_NAME },
];

/**
 * What a page shows is found without a look at other records: the hunts of a state, of a phase and of an ideal job, the
 * company of a name, names outside the trash, and notes in the trash.
 */
export const indexGrowingReads: Migration = {
  name: "20261130090000-index-growing-reads",
  up: [
    `CREATE INDEX job_hunt_by_status ON job_hunt (owner_id, status, created_at, id) WHERE deleted_at IS NULL`,
    `CREATE INDEX job_hunt_by_phase ON job_hunt (owner_id, status, current_phase, created_at, id) WHERE deleted_at IS NULL`,
    `CREATE INDEX job_hunt_ideal_job ON job_hunt (owner_id, ideal_job_id) WHERE ideal_job_id IS NOT NULL`,
    `CREATE INDEX company_called ON company (owner_id, lower(name)) WHERE deleted_at IS NULL`,
    `CREATE INDEX note_trashed ON note (owner_id, deleted_at) WHERE deleted_at IS NOT NULL`,
    ...BY_NAME.flatMap(({ table, sql }) => [
      `DROP INDEX ${table}_by_name`,
      `CREATE INDEX ${table}_by_name ON ${table} (owner_id, ${folded(sql)}, id) WHERE deleted_at IS NULL`,
    ]),
  ],
  down: [
    `DROP INDEX job_hunt_by_status`,
    `DROP INDEX job_hunt_by_phase`,
    `DROP INDEX job_hunt_ideal_job`,
    `DROP INDEX company_called`,
    `DROP INDEX note_trashed`,
    ...BY_NAME.flatMap(({ table, sql }) => [
      `DROP INDEX ${table}_by_name`,
      `CREATE INDEX ${table}_by_name ON ${table} (owner_id, ${folded(sql)}, id)`,
    ]),
  ],
};
