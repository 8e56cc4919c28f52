const [HYPHEN, SPACE, PLUS, ZERO] = [0x2d, 0x20, 0x2b, 0x30];
/** The places of the parts of `2026-11-02 08:00:00.123+00`. */
const [MONTH, DAY, HOUR, MINUTE, SECOND, FRACTION] = [5, 8, 11, 14, 17, 20];

/**
 * Returns the moment in a text of PostgreSQL's type `timestamptz`; null where it is not one of the years 1000 to 9999, in UTC,
 * as nearly all are. Lists have thousands of them, and a parser of every form takes four times as long.
 */
export function parseUtcMoment(text: string): Date | null {
  const end = text.length - 3;
  const isUtc = text.charCodeAt(end) === PLUS && number(text, end + 1) === 0;
  if (!isUtc || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(DAY + 2) !== SPACE || end > FRACTION + 3) return null;
  const year = number(text, 0) * 100 + number(text, 2);
  return new Date(
    Date.UTC(
      year,
      number(text, MONTH) - 1,
      number(text, DAY),
      number(text, HOUR),
      number(text, MINUTE),
      number(text, SECOND),
      milliseconds(text, end),
    ),
  );
}

/** Returns the number that two digits write. */
function number(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

/** Returns the fraction of a second, of which PostgreSQL writes no zeros at the end. */
function milliseconds(text: string, end: number): number {
  let sum = 0;
  for (let at = FRACTION, value = 100; at < end; at++, value /= 10) sum += digit(text, at) * value;
  return sum;
}
