/** What stands between groups of digits beside points and commas. */
const SPACE = /[\s\u00a0\u202f'’]/g;
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;
/** Whole digits; digits in groups of three with one sign between all, as in `64,000`, `64.000` or `64 000`; `1,00,000` of India. */
const FORMS = [
  /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}([., ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?<part>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<part>\d{1,2}))?$/,
];

/**
 * Returns a typed number as the API takes it, such as `2450.50`; null when it is none, or has a sign or a word. It is read as each
 * of the languages writes numbers: a sign before exactly three digits separates groups, as no amount has three decimals.
 */
export function readAmount(text: string): string | null {
  const plain = text
    .trim()
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SPACE, " ")
    .replaceAll("٬", ",")
    .replace("٫", ".");
  const { whole, part } = FORMS.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined) ?? {};
  if (whole === undefined) return null;
  const digits = whole.replace(/[., ]/g, "");
  return part === undefined ? digits : `${digits}.${part}`;
}
