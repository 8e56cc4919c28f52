/** A telephone number that is looked for: how a stored one has to end, or what it has to be as a whole. */
export interface SoughtNumber {
  /** The digits that a stored number ends with. */
  readonly end: string;
  /** The whole stored numbers that are the same without the country code of the sought one. */
  readonly wholes: readonly string[];
}

/** The fewest digits that are looked for as a number; fewer are words only. */
const DIGITS_MIN = 4;
/** The most digits of a country code. */
const COUNTRY_CODE_MAX = 3;
/** The fewest digits of a stored number that is compared without a country code. */
const NATIONAL_MIN = 6;

/** Digits, and what people, telephones and address books put between them: invisible marks of direction as well. */
const NUMBER = /^[\d\s+()\-/.\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069]+$/;
/** Arabic and Persian digits, which each begin with their zero. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const PREFIX_OF_NATIONAL = /\(\s*0\s*\)/g;

/** Returns the number that a text is looked for as; null when it is no number, or has fewer than four digits. */
export function soughtNumber(text: string): SoughtNumber | null {
  const folded = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
  if (!NUMBER.test(folded)) return null;
  const digits = folded.replace(PREFIX_OF_NATIONAL, "").replace(/\D/g, "");
  if (digits.length < DIGITS_MIN) return null;
  const number = withoutZeros(digits);
  const end = number.length < DIGITS_MIN ? digits : number;
  const national = Array.from({ length: COUNTRY_CODE_MAX }, (_, at) => withoutZeros(end.slice(at + 1)));
  return { end, wholes: [...new Set(national)].filter(({ length }) => length >= NATIONAL_MIN) };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}

/**
 * Returns the statement that selects the ids of the rows whose number is the sought one. $3: its end, reversed; $4: the
 * wholes, reversed; null: no number is looked for. Each is a range or a key of the index of the column, see the migration
 * index-phones; the keys are looked up one by one, as an embedded database has no statistics, and would read whole tables.
 */
export function selectCalled(table: string, number: string): string {
  const reversed = `reverse(phone_digits(${number}))`;
  const select = `select id from ${table} where owner_id = $1 and ${number} is not null and deleted_at is null`;
  // A colon follows the digits in the order of characters.
  return `${select} and ${reversed} ~>=~ $3::text and ${reversed} ~<~ ($3::text || ':')
    union all select called.id from unnest($4::text[]) as whole (digits)
      cross join lateral (${select} and ${reversed} = whole.digits offset 0) as called`;
}

/** Returns the digits in the order in which the indexes have them: the last one first. */
export function reversed(digits: string): string {
  return Array.from(digits).reverse().join("");
}
