import type { Migration } from "./migration.js";

/** The offers of hunts, with their terms. */
export const createOffer: Migration = {
  name: "20261129120000-create-offer",
  up: [
    `CREATE TABLE offer (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      pay_amount numeric(12, 2),
      pay_currency text,
      pay_period text,
      bonus text,
      hours numeric(12, 2),
      days_off numeric(12, 2),
      term text,
      place text,
      received_on date NOT NULL,
      received_on_set_on date NOT NULL,
      answer_by date,
      answer_by_set_on date,
      starts_on date,
      starts_on_set_on date,
      note text,
      document_id uuid,
      outcome text,
      folds smallint DEFAULT 1,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT offer_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT offer_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT offer_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT offer_document_fkey FOREIGN KEY (owner_id, document_id) REFERENCES document (owner_id, id)
        ON DELETE SET NULL (document_id)
    )`,
    `CREATE INDEX offer_hunt ON offer (owner_id, job_hunt_id, received_on, id) WHERE deleted_at IS NULL`,
    `CREATE INDEX offer_document ON offer (owner_id, document_id) WHERE document_id IS NOT NULL`,
    `CREATE INDEX offer_folded ON offer
      USING gin (record_words(owner_id, ARRAY[null::text], ARRAY[bonus, term, place, note])) WITH (fastupdate = off)
      WHERE folds = 1`,
  ],
  down: [`DROP TABLE offer`],
};
