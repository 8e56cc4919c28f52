import type { Migration } from "./migration.js";

/**
 * Links of hunts with companies, contacts and documents, and of contacts with their company. What Done made of the names
 * in an advert becomes links; `company_name` keeps the captured name of an employer that is not linked.
 */
export const createLink: Migration = {
  name: "20261123090000-create-link",
  up: [
    `CREATE TABLE link (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      company_id uuid,
      contact_id uuid,
      document_id uuid,
      role text,
      step smallint,
      note text,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT link_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT link_one_record CHECK (num_nonnulls(company_id, contact_id, document_id) = 1),
      CONSTRAINT link_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT link_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT link_company_fkey FOREIGN KEY (owner_id, company_id) REFERENCES company (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT link_contact_fkey FOREIGN KEY (owner_id, contact_id) REFERENCES contact (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT link_document_fkey FOREIGN KEY (owner_id, document_id) REFERENCES document (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE UNIQUE INDEX link_once ON link
      (owner_id, job_hunt_id, coalesce(company_id, contact_id, document_id), coalesce(step, 0)) WHERE deleted_at IS NULL`,
    `CREATE INDEX link_company ON link (owner_id, company_id) WHERE company_id IS NOT NULL`,
    `CREATE INDEX link_contact ON link (owner_id, contact_id) WHERE contact_id IS NOT NULL`,
    `CREATE INDEX link_document ON link (owner_id, document_id) WHERE document_id IS NOT NULL`,
    `ALTER TABLE contact ADD COLUMN company_id uuid,
      ADD CONSTRAINT contact_company_fkey FOREIGN KEY (owner_id, company_id) REFERENCES company (owner_id, id)
        ON DELETE SET NULL (company_id)`,
    `CREATE INDEX contact_company ON contact (owner_id, company_id) WHERE company_id IS NOT NULL`,
    `ALTER TABLE job_details ADD COLUMN company_name text`,
    // A record is any text that was sent: one that cannot be read as JSON names no employer.
    `CREATE FUNCTION captured_text(data text, field text) RETURNS text LANGUAGE plpgsql AS $$
      BEGIN
        RETURN nullif(left(trim(data::jsonb ->> field), 200), '');
      EXCEPTION WHEN OTHERS THEN
        RETURN NULL;
      END
    $$`,
    `UPDATE job_details SET company_name = captured_text(data, 'companyName')`,
    `INSERT INTO link (owner_id, id, job_hunt_id, company_id, role, created_at, updated_at)
      SELECT DISTINCT ON (owner_id, job_hunt_id, company_id) owner_id, gen_random_uuid(), job_hunt_id, company_id, role,
        updated_at, updated_at
      FROM (
        SELECT owner_id, job_hunt_id, employer_id AS company_id, 'EMPLOYER' AS role, updated_at FROM job_details
          WHERE deleted_at IS NULL AND employer_id IS NOT NULL
        UNION ALL SELECT owner_id, job_hunt_id, recruiter_id, 'AGENCY', updated_at FROM job_details
          WHERE deleted_at IS NULL AND recruiter_id IS NOT NULL) AS made
      ORDER BY owner_id, job_hunt_id, company_id, role DESC`,
    `DROP FUNCTION captured_text(text, text)`,
  ],
  down: [
    `ALTER TABLE job_details DROP COLUMN company_name`,
    `ALTER TABLE contact DROP COLUMN company_id`,
    `DROP TABLE link`,
  ],
};
