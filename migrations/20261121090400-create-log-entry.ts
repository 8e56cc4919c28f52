import type { Migration } from "./migration.js";

/** The log of activity: what happened, when, to what, and what it changed (so that it can be undone). */
export const createLogEntry: Migration = {
  name: "20261121090400-create-log-entry",
  up: [
    `CREATE TABLE log_entry (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      date timestamptz(3) NOT NULL,
      action text NOT NULL,
      entry text NOT NULL,
      subject_kind text,
      subject_id uuid,
      changes jsonb,
      undone_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT log_entry_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT log_entry_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
    `CREATE INDEX log_entry_newest ON log_entry (owner_id, date DESC, id DESC)`,
  ],
  down: [`DROP TABLE log_entry`],
};
