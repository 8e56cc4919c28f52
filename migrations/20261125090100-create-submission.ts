import type { Migration } from "./migration.js";

/** Copies of what was sent in a hunt: its files, the advert and the letter, as they were. */
export const createSubmission: Migration = {
  name: "20261125090100-create-submission",
  up: [
    `CREATE TABLE submission (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      sent_on date NOT NULL,
      sent_time text,
      channel text NOT NULL,
      contact_id uuid,
      recipient text,
      advert_text text,
      advert_hash text,
      letter text,
      letter_hash text,
      is_mistake boolean NOT NULL DEFAULT false,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT submission_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT submission_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT submission_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX submission_hunt ON submission (owner_id, job_hunt_id, sent_on, id)`,
    // The copy of a file is the stored file itself, which is not deleted while it is here.
    `CREATE TABLE submission_file (
      owner_id uuid NOT NULL,
      submission_id uuid NOT NULL,
      place smallint NOT NULL,
      document_id uuid NOT NULL,
      name text NOT NULL,
      type text,
      version_number smallint,
      address text,
      file_id uuid,
      content_hash text,
      CONSTRAINT submission_file_pkey PRIMARY KEY (owner_id, submission_id, place),
      CONSTRAINT submission_file_content CHECK ((file_id IS NULL) = (content_hash IS NULL)),
      CONSTRAINT submission_file_submission_fkey FOREIGN KEY (owner_id, submission_id)
        REFERENCES submission (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT submission_file_file_fkey FOREIGN KEY (owner_id, file_id) REFERENCES stored_file (owner_id, id)
    )`,
    `CREATE INDEX submission_file_file ON submission_file (owner_id, file_id)`,
  ],
  down: [`DROP TABLE submission_file`, `DROP TABLE submission`],
};
