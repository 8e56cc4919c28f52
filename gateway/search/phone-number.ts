import { asciiForm } from "../../schema/plain-text.js";

/** The fewest digits that are looked for as a number; fewer are words only. */
const DIGITS_MIN = 4;
/** The most digits of a country code. */
const COUNTRY_CODE_MAX = 3;
/** The fewest digits of a stored number that is compared without a country code. */
const NATIONAL_MIN = 6;

/** The most digits of a stored number that are compared, its last ones, as `phone_keys` keeps them. */
const DIGITS_MAX = 20;

/** Digits, and what people, telephones and address books put between them. */
const NUMBER = /^[\d\s+()\-/.\u2010-\u2015\u2212]+$/;
/** What begins a number that is copied from a link. */
const SCHEME = /^\s*tel:/i;
const PREFIX_OF_NATIONAL = /\(\s*0\s*\)/g;

/**
 * Returns the keys by which stored numbers are looked up that are the number in a text: its digits, which they end with, and
 * what they are as a whole without the country code of the text, after a "=". Null when the text is no number, or has fewer
 * than four digits.
 */
export function phoneKeys(text: string): readonly string[] | null {
  const folded = asciiForm(text).replace(SCHEME, "");
  if (!NUMBER.test(folded)) return null;
  const digits = folded.replace(PREFIX_OF_NATIONAL, "").replace(/\D/g, "");
  if (digits.length < DIGITS_MIN) return null;
  const number = withoutZeros(digits);
  const end = (number.length < DIGITS_MIN ? digits : number).slice(-DIGITS_MAX);
  const national = Array.from({ length: COUNTRY_CODE_MAX }, (_, at) => withoutZeros(end.slice(at + 1)));
  const wholes = [...new Set(national)].filter(({ length }) => length >= NATIONAL_MIN);
  return [end, ...wholes.map((whole) => `=${whole}`)];
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}

/**
 * Returns the statement that selects the ids of the rows with a number that has one of the keys. $3: the keys; null: no
 * number is looked for. The index of the keys has the rows of all people, and is read first: an embedded database has no
 * statistics, and would read all rows of the owner.
 */
export function selectCalled(table: string, number: string): string {
  return `select id from (select id, owner_id from ${table}
      where phone_keys(${number}) && $3::text[] and ${number} is not null and deleted_at is null offset 0) as called
    where owner_id = $1`;
}
