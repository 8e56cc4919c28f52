import type { Migration } from "./migration.js";

/** The tables with telephone numbers, and their columns. */
const NUMBERS = { contact: "mobile", company: "phone", appointment: "phone" };

/**
 * Hunts are found by who calls: by the last digits of a number, in whatever way it is written, and by the words of a captured
 * job title and employer. `phone_digits` keeps the digits of the first number in a text, which ends at a letter, without the
 * zeros that come before a national or an international number: `+44 (0)7700 900771`, `0044 7700 900771` and `07700 900771`
 * have the same end. The indexes have the last digit first, so that an end is a range. An entity can store any number up to
 * 500 characters, which an index can hold.
 */
export const indexPhones: Migration = {
  name: "20261124090100-index-phones",
  up: [
    String.raw`CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
      DECLARE
        number text := substring(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') from '^[^0-9]*[0-9][^A-Za-z]*');
      BEGIN
        number := regexp_replace(regexp_replace(number, '\(\s*0\s*\)', '', 'g'), '[^0-9]', '', 'g');
        RETURN nullif(ltrim(number, '0'), '');
      END
    $$`,
    ...Object.entries(NUMBERS).map(
      ([table, column]) =>
        `CREATE INDEX ${table}_phone ON ${table} (owner_id, reverse(phone_digits(${column})) text_pattern_ops)
          WHERE ${column} IS NOT NULL AND deleted_at IS NULL`,
    ),
    `CREATE INDEX job_details_called ON job_details USING gin (owned_words(owner_id, title, company_name)) WITH (fastupdate = off)`,
  ],
  down: [
    `DROP INDEX job_details_called`,
    ...Object.keys(NUMBERS).map((table) => `DROP INDEX ${table}_phone`),
    `DROP FUNCTION phone_digits(text)`,
  ],
};
