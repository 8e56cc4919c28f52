import type { Migration } from "./migration.js";

/** The tables with telephone numbers, and their columns. */
const NUMBERS = { contact: "mobile", company: "phone", appointment: "phone" };

/** What stands between the digits of one number: invisible marks of direction as well. */
const WITHIN = String.raw`\s+()/.\u2010-\u2015\u2212\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069-`;

/**
 * Hunts are found by who calls: by the last digits of a number, in whatever way it is written, and by the words of a captured
 * job title and employer. `phone_keys` returns the keys of all numbers in a text: what each ends with, from its last four
 * digits to its last twenty, and the whole after a "=". The zeros that come before a national or an international number are
 * left out, so `+44 (0)7700 900771`, `0044 7700 900771` and `07700 900771` have the same ends. A slash between spaces stands
 * in one number or between two: both are among the keys.
 */
export const indexPhones: Migration = {
  name: "20261124090100-index-phones",
  up: [
    String.raw`CREATE FUNCTION phone_keys(phone text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
      DECLARE
        keys text[] := '{}';
        run text;
        number text;
        digits text;
      BEGIN
        FOREACH run IN ARRAY regexp_split_to_array(
            translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '([^0-9${WITHIN}]|[\n\r])+') LOOP
          FOREACH number IN ARRAY run || regexp_split_to_array(run, '\s/|/\s') LOOP
            digits := regexp_replace(regexp_replace(number, '\(\s*0\s*\)', '', 'g'), '[^0-9]', '', 'g');
            digits := right(ltrim(digits, '0'), 20);
            CONTINUE WHEN length(digits) < 4;
            keys := keys || ('=' || digits);
            FOR ending IN 4 .. length(digits) LOOP
              keys := keys || right(digits, ending);
            END LOOP;
          END LOOP;
        END LOOP;
        RETURN keys;
      END
    $$`,
    ...Object.entries(NUMBERS).map(
      ([table, column]) =>
        `CREATE INDEX ${table}_phone ON ${table} USING gin (phone_keys(${column})) WITH (fastupdate = off)
          WHERE ${column} IS NOT NULL AND deleted_at IS NULL`,
    ),
    `CREATE INDEX job_details_called ON job_details USING gin (owned_words(owner_id, title, company_name)) WITH (fastupdate = off)`,
  ],
  down: [
    `DROP INDEX job_details_called`,
    ...Object.keys(NUMBERS).map((table) => `DROP INDEX ${table}_phone`),
    `DROP FUNCTION phone_keys(text)`,
  ],
};
