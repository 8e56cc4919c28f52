import type { Migration } from "./migration.js";

/** The appointments of hunts, such as interviews, and the people there. */
export const createAppointment: Migration = {
  name: "20261124090000-create-appointment",
  up: [
    `CREATE TABLE appointment (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      kind text NOT NULL,
      round text NOT NULL,
      round_number smallint,
      round_name text,
      day date NOT NULL,
      time text,
      time_zone text NOT NULL,
      repeated_hour text,
      starts_at timestamptz(3),
      minutes smallint,
      place text,
      url text,
      phone text,
      note text,
      outcome text,
      cancelled_by text,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT appointment_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT appointment_moment CHECK ((time IS NULL) = (starts_at IS NULL)),
      CONSTRAINT appointment_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT appointment_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX appointment_hunt ON appointment (owner_id, job_hunt_id, day, id) WHERE deleted_at IS NULL`,
    `CREATE INDEX appointment_start ON appointment (owner_id, starts_at)
      WHERE starts_at IS NOT NULL AND deleted_at IS NULL`,
    `CREATE INDEX appointment_search ON appointment
      USING gin (owned_words(owner_id, round_name, place, url, phone, note))`,
    `CREATE TABLE appointment_contact (
      owner_id uuid NOT NULL,
      appointment_id uuid NOT NULL,
      contact_id uuid NOT NULL,
      place smallint NOT NULL,
      CONSTRAINT appointment_contact_pkey PRIMARY KEY (owner_id, appointment_id, contact_id),
      CONSTRAINT appointment_contact_appointment_fkey FOREIGN KEY (owner_id, appointment_id)
        REFERENCES appointment (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT appointment_contact_contact_fkey FOREIGN KEY (owner_id, contact_id)
        REFERENCES contact (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX appointment_contact_contact ON appointment_contact (owner_id, contact_id)`,
  ],
  down: [`DROP TABLE appointment_contact`, `DROP TABLE appointment`],
};
