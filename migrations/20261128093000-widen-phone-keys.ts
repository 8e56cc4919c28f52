import type { Migration } from "./migration.js";

/** The tables with telephone numbers, and their columns. */
const NUMBERS = { contact: "mobile", company: "phone", appointment: "phone" };

/** The zero of each script with digits of its own; the other nine follow it. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
];
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The full-width forms of what stands between digits. */
const SIGNS = { wide: "＋（）．／－", plain: "+()./-" };

/** What stands between the digits of one number, before this migration and from then on. */
const WITHIN_BEFORE = String.raw`\s+()/.\u2010-\u2015\u2212\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069-`;
const WITHIN = String.raw`\s+()/.\u00ad\u034f\u061c\u2010-\u2015\u2212\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u206f\u3000\ufe00-\ufe0f\ufeff-`;

/** The marks that nobody sees, as an address of an account could contain them. */
const MARKS = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]`;

/**
 * Numbers are found by their last digits also where these are full-width or of another script than Arabic and Persian, and
 * where other invisible marks stand between them. Signing in leaves invisible marks out of the address: so does the address
 * by which an account that was made with them is found, where no other account has it.
 */
export const widenPhoneKeys: Migration = {
  name: "20261128093000-widen-phone-keys",
  up: [
    ...dropped(),
    phoneKeys(
      SIGNS.wide + ZEROS.map((zero) => TEN.map((value) => String.fromCodePoint(zero + value)).join("")).join(""),
      SIGNS.plain + TEN.join("").repeat(ZEROS.length),
      WITHIN,
    ),
    ...indexed(),
    `UPDATE local_account SET folded_email = plain.email
      FROM (SELECT DISTINCT ON (email) id, email
          FROM (SELECT id, created_at, folded_email, regexp_replace(folded_email, '${MARKS}', '', 'g') AS email
              FROM local_account) AS written
          ORDER BY email, folded_email = email DESC, created_at, id) AS plain
      WHERE local_account.id = plain.id AND folded_email <> plain.email`,
  ],
  down: [...dropped(), phoneKeys("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹", "01234567890123456789", WITHIN_BEFORE), ...indexed()],
};

function dropped(): readonly string[] {
  return Object.keys(NUMBERS).map((table) => `DROP INDEX ${table}_phone`);
}

function indexed(): readonly string[] {
  return Object.entries(NUMBERS).map(
    ([table, column]) =>
      `CREATE INDEX ${table}_phone ON ${table} USING gin (phone_keys(${column})) WITH (fastupdate = off)
        WHERE ${column} IS NOT NULL AND deleted_at IS NULL`,
  );
}

/** Returns the statement that replaces the function; the first of the two texts is read as the second. */
function phoneKeys(read: string, as: string, within: string): string {
  return String.raw`CREATE OR REPLACE FUNCTION phone_keys(phone text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
      DECLARE
        keys text[] := '{}';
        run text;
        number text;
        digits text;
      BEGIN
        FOREACH run IN ARRAY regexp_split_to_array(translate(phone, '${read}', '${as}'), '([^0-9${within}]|[\n\r])+') LOOP
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
    $$`;
}
