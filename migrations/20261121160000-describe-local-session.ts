import type { Migration } from "./migration.js";

/**
 * The owner of a record of the local identity provider, and the browser of a sign-in, so that sessions can be listed.
 */
export const describeLocalSession: Migration = {
  name: "20261121160000-describe-local-session",
  up: [
    `ALTER TABLE local_sign_in_record ADD COLUMN account_id text`,
    `ALTER TABLE local_sign_in_record ADD COLUMN browser text`,
    `UPDATE local_sign_in_record SET account_id = payload::jsonb ->> 'accountId'`,
    `CREATE INDEX local_sign_in_record_account ON local_sign_in_record (account_id)`,
  ],
  down: [
    `DROP INDEX local_sign_in_record_account`,
    `ALTER TABLE local_sign_in_record DROP COLUMN browser`,
    `ALTER TABLE local_sign_in_record DROP COLUMN account_id`,
  ],
};
