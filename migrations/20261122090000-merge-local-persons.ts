import type { Migration } from "./migration.js";

/** Issuers of the built-in provider until now: the server's address at that time. An outside provider's has no path. */
const IS_LOCAL = `(issuer = 'local' OR issuer ~ '^https?://[^/]+/oidc/$')`;
/** Every table whose rows belong to a person. */
const OWNED = [
  "job_hunt",
  "job_hunt_step",
  "company",
  "own_type",
  "job_details",
  "log_entry",
  "ideal_job",
  "contact",
  "stored_file",
  "document",
  "note",
  "access_token",
];
const MORE: Readonly<Record<string, string>> = {
  stored_file: `, store_key = coalesce(stored_file.store_key, stored_file.owner_id || '/' || stored_file.id)`,
};

/** Returns the expression of the newest known value of a merged person's profile. */
function newest(column: string, known = column): string {
  return `(array_agg(${column} ORDER BY updated_at DESC, id) FILTER (WHERE ${known} IS NOT NULL))[1]`;
}

/**
 * Persons of the built-in provider get the issuer `local` instead of the address that the server had when they signed
 * in, so that another port, name or machine finds the same person. An account that has several persons, one for each
 * address, keeps the one with the longest log, and everything of the others is transferred to it: ids, notes and times
 * stay, and of a custom type that two of them have, one is kept. The bytes of a file stay where they are in the store,
 * so a file whose owner changes keeps its key.
 */
export const mergeLocalPersons: Migration = {
  name: "20261122090000-merge-local-persons",
  up: [
    `ALTER TABLE stored_file ADD COLUMN IF NOT EXISTS store_key text`,
    `CREATE TEMPORARY TABLE person_merge ON COMMIT DROP AS
      SELECT from_id, into_id FROM (
        SELECT id AS from_id, first_value(id) OVER (
          PARTITION BY subject
          ORDER BY (SELECT count(*) FROM log_entry WHERE owner_id = person.id) DESC, created_at DESC, id
        ) AS into_id FROM person WHERE ${IS_LOCAL}
      ) AS local_person WHERE from_id <> into_id`,
    `DELETE FROM own_type USING (
        SELECT own_type.owner_id, kind, folded_name, row_number() OVER (
          PARTITION BY coalesce(into_id, own_type.owner_id), kind, folded_name ORDER BY into_id IS NULL DESC, own_type.owner_id
        ) AS place FROM own_type LEFT JOIN person_merge ON from_id = own_type.owner_id
      ) AS same
      WHERE place > 1 AND own_type.owner_id = same.owner_id AND own_type.kind = same.kind
        AND own_type.folded_name = same.folded_name`,
    // One statement, because foreign keys carry the owner and are checked at the end of a statement.
    `WITH ${OWNED.map(
      (table) => `moved_${table} AS (
        UPDATE ${table} SET owner_id = into_id${MORE[table] ?? ""} FROM person_merge WHERE ${table}.owner_id = from_id)`,
    ).join(", ")} SELECT`,
    `UPDATE person SET email = merged.email, email_verified = coalesce(merged.email_verified, person.email_verified),
        name = merged.name, given_name = merged.given_name, family_name = merged.family_name, picture = merged.picture,
        created_at = merged.created_at, updated_at = merged.updated_at
      FROM (
        SELECT into_id, ${newest("email")} AS email, ${newest("email_verified", "email")} AS email_verified,
          ${newest("name")} AS name, ${newest("given_name")} AS given_name, ${newest("family_name")} AS family_name,
          ${newest("picture")} AS picture, min(created_at) AS created_at, max(updated_at) AS updated_at
        FROM person JOIN (SELECT from_id, into_id FROM person_merge UNION SELECT into_id, into_id FROM person_merge) AS part
          ON part.from_id = person.id
        GROUP BY into_id
      ) AS merged WHERE person.id = merged.into_id`,
    `DELETE FROM person USING person_merge WHERE person.id = person_merge.from_id`,
    `UPDATE person SET issuer = 'local' WHERE ${IS_LOCAL}`,
  ],
  /**
   * Persons get the address of the last sign-in back, so that the release before finds them; without a sign-in within
   * 30 days, they stay as they are. What was merged stays merged. That release does not find the bytes of files which
   * came from another person; their keys are kept for the next update, and with them the column.
   */
  down: [
    `UPDATE person SET issuer = regexp_replace(latest.audience, '/api$', '/oidc/')
      FROM (
        SELECT audience FROM local_sign_in_record, jsonb_object_keys(payload::jsonb -> 'resources') AS audience
        WHERE kind = 'Grant' AND audience ~ '^https?://[^/]+/api$' ORDER BY expires_at DESC LIMIT 1
      ) AS latest WHERE issuer = 'local'`,
    `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM stored_file WHERE store_key IS NOT NULL) THEN
        ALTER TABLE stored_file DROP COLUMN store_key;
      END IF;
    END $$`,
  ],
};
