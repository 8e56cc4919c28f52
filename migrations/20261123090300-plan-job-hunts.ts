import type { Migration } from "./migration.js";

/** The facts of a hunt that dates depend on; each with the day on which it was written down. */
const FACTS = ["deadline", "offer_received_on", "answer_by", "contract_arrived_on", "sign_by", "starts_on"];

/**
 * The plan of a hunt: the facts that dates depend on, and what is derived from them. `plan_rules` is the version of the
 * rules that a person's derived dates were computed with; 0: not yet, which the start of the product mends.
 */
export const planJobHunts: Migration = {
  name: "20261123090300-plan-job-hunts",
  up: [
    `ALTER TABLE person ADD COLUMN plan_rules integer NOT NULL DEFAULT 0`,
    // People who are new begin with these rules.
    `ALTER TABLE person ALTER COLUMN plan_rules SET DEFAULT 1`,
    `ALTER TABLE job_hunt
      ${FACTS.map((fact) => `ADD COLUMN ${fact} date, ADD COLUMN ${fact}_set_on date`).join(",\n      ")},
      ADD COLUMN phase_started_on date,
      ADD COLUMN is_planned boolean NOT NULL DEFAULT true,
      ADD COLUMN plan_from date,
      ADD COLUMN next_due_on date,
      ADD COLUMN quiet_since date,
      ADD COLUMN paused_until date`,
    // A time zone that Node knows may be too new for the database.
    `CREATE FUNCTION day_in(zone text, moment timestamptz) RETURNS date LANGUAGE plpgsql AS $$
      BEGIN
        RETURN (moment AT TIME ZONE coalesce(zone, 'UTC'))::date;
      EXCEPTION WHEN invalid_parameter_value THEN
        RETURN (moment AT TIME ZONE 'UTC')::date;
      END
    $$`,
    // The record of an advert is any text that was sent: one that names no day has no deadline.
    `CREATE FUNCTION captured_deadline(data text) RETURNS date LANGUAGE plpgsql AS $$
      BEGIN
        RETURN substring(data::jsonb ->> 'application_deadline' FROM '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')::date;
      EXCEPTION WHEN OTHERS THEN
        RETURN NULL;
      END
    $$`,
    // A last day to apply that is past stays in the advert: nobody is to find late days after an upgrade.
    `UPDATE job_hunt h SET deadline = captured_deadline(d.data), deadline_set_on = day_in(p.time_zone, now())
      FROM job_details d JOIN person p ON p.id = d.owner_id
      WHERE d.owner_id = h.owner_id AND d.job_hunt_id = h.id AND d.deleted_at IS NULL
        AND captured_deadline(d.data) BETWEEN day_in(p.time_zone, now()) AND date '2200-12-31'`,
    `DROP FUNCTION captured_deadline(text)`,
    `ALTER TABLE job_hunt_step ADD COLUMN done_on date, ADD COLUMN changed_on date`,
    `UPDATE job_hunt_step s SET changed_on = day_in(p.time_zone, s.changed_at),
        done_on = CASE WHEN s.status = 'DONE' THEN day_in(p.time_zone, s.changed_at) END
      FROM person p WHERE p.id = s.owner_id`,
    `DROP FUNCTION day_in(text, timestamptz)`,
    `CREATE INDEX job_hunt_step_journal ON job_hunt_step (owner_id, done_on) WHERE number = 30`,
    `CREATE INDEX job_hunt_step_active ON job_hunt_step (owner_id, changed_at, number, job_hunt_id) WHERE status = 'ACTIVE'`,
    `CREATE TABLE step_due (
      owner_id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      step smallint NOT NULL,
      due_on date,
      set_by text NOT NULL,
      rule jsonb,
      list text,
      place smallint NOT NULL,
      hidden_from date,
      changed_at timestamptz(3) NOT NULL,
      CONSTRAINT step_due_pkey PRIMARY KEY (owner_id, job_hunt_id, step),
      CONSTRAINT step_due_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX step_due_listed ON step_due (owner_id, list, due_on, place, job_hunt_id) WHERE list IS NOT NULL`,
    `CREATE INDEX step_due_journal ON step_due (owner_id, due_on) WHERE step = 30`,
    `CREATE TABLE day_due (
      owner_id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      day text NOT NULL,
      due_on date NOT NULL,
      list text NOT NULL,
      place smallint NOT NULL,
      shown_from date,
      changed_at timestamptz(3) NOT NULL,
      CONSTRAINT day_due_pkey PRIMARY KEY (owner_id, job_hunt_id, day),
      CONSTRAINT day_due_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX day_due_listed ON day_due (owner_id, list, due_on, place, job_hunt_id)`,
  ],
  down: [
    `DROP TABLE day_due`,
    `DROP TABLE step_due`,
    `DROP INDEX job_hunt_step_active`,
    `DROP INDEX job_hunt_step_journal`,
    `ALTER TABLE job_hunt_step DROP COLUMN done_on, DROP COLUMN changed_on`,
    `ALTER TABLE job_hunt
      ${FACTS.map((fact) => `DROP COLUMN ${fact}, DROP COLUMN ${fact}_set_on`).join(",\n      ")},
      DROP COLUMN phase_started_on, DROP COLUMN is_planned, DROP COLUMN plan_from, DROP COLUMN next_due_on,
      DROP COLUMN quiet_since, DROP COLUMN paused_until`,
    `ALTER TABLE person DROP COLUMN plan_rules`,
  ],
};
