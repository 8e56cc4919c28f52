import type { Migration } from "./migration.js";

/** The fingerprints by which an advert is recognized; empty for records saved earlier, until they are saved again. */
export const addAdvertMemory: Migration = {
  name: "20261121110200-add-advert-memory",
  up: [
    `ALTER TABLE job_details ADD COLUMN advert_hash text, ADD COLUMN advert_fingerprint text, ADD COLUMN source_key text,
      ADD COLUMN title_key text, ADD COLUMN company_key text`,
    `CREATE INDEX job_details_advert ON job_details (owner_id, advert_hash)`,
    `CREATE INDEX job_details_company ON job_details (owner_id, company_key)`,
  ],
  down: [
    `DROP INDEX job_details_company`,
    `DROP INDEX job_details_advert`,
    `ALTER TABLE job_details DROP COLUMN company_key, DROP COLUMN title_key, DROP COLUMN source_key,
      DROP COLUMN advert_fingerprint, DROP COLUMN advert_hash`,
  ],
};
