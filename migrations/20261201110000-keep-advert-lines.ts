import type { Migration } from "./migration.js";

/**
 * The lines of an advert that lists of hunts show: its job title, the place and the pay, in columns of their own, as a record
 * may be long. The database itself keeps them as the record has them, also where an older change is undone. A line has at
 * most 500 code points there; null: the record does not say, or cannot be read. `has_lines` is null for the rows of before,
 * whose lines are read from the record until they are kept as well, in pieces after the start.
 */
export const keepAdvertLines: Migration = {
  name: "20261201110000-keep-advert-lines",
  up: [
    `ALTER TABLE job_details ADD COLUMN job_title text, ADD COLUMN location text, ADD COLUMN salary text,
      ADD COLUMN has_lines boolean`,
    `CREATE INDEX job_details_without_lines ON job_details (owner_id, id) WHERE has_lines IS NULL`,
    // The record is any text that was sent: one that cannot be read has no lines.
    `CREATE FUNCTION advert_line(data text, field text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        value json;
      BEGIN
        value := data::json -> field;
        RETURN nullif(left(CASE json_typeof(value)
          WHEN 'string' THEN value #>> '{}'
          WHEN 'number' THEN value #>> '{}'
          WHEN 'array' THEN (SELECT string_agg(item #>> '{}', E'\\n') FROM json_array_elements(value) AS item
            WHERE json_typeof(item) IN ('string', 'number') AND item #>> '{}' <> '')
        END, 500), '');
      EXCEPTION WHEN OTHERS THEN
        RETURN NULL;
      END
    $$`,
    `CREATE FUNCTION keep_advert_lines() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.job_title := advert_line(NEW.data, 'jobTitle');
        NEW.location := advert_line(NEW.data, 'location');
        NEW.salary := advert_line(NEW.data, 'salary');
        NEW.has_lines := true;
        RETURN NEW;
      END
    $$`,
    `CREATE TRIGGER job_details_lines BEFORE INSERT OR UPDATE OF data ON job_details
      FOR EACH ROW EXECUTE FUNCTION keep_advert_lines()`,
  ],
  down: [
    `DROP TRIGGER job_details_lines ON job_details`,
    `DROP FUNCTION keep_advert_lines()`,
    `DROP FUNCTION advert_line(text, text)`,
    `ALTER TABLE job_details DROP COLUMN job_title, DROP COLUMN location, DROP COLUMN salary, DROP COLUMN has_lines`,
  ],
};
