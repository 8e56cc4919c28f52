/** What stands between groups of digits beside points and commas, and the Arabic sign for it. */
const SPACES = /[\s\u00a0\u202f'’٬]/g;
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;
/** Digits in groups, as in `64,000`, `64.000` or `1,00,000`, or without; then at most two digits after a sign. */
const FORM = /^([1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}|\d+)(?:[.,](\d{1,2}))?$/;
const WHOLE_MAX = 10;

/**
 * Returns a typed number as the API takes it, such as `2450.50`; null when it is none, or has a sign or a word. It is read as each
 * of the languages writes numbers: a sign before exactly three digits separates groups, as no amount has three decimals.
 */
export function readAmount(text: string): string | null {
  const plain = text
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SPACES, "")
    .replace("٫", ".");
  const [, whole, part] = FORM.exec(plain) ?? [];
  const digits = whole?.replace(/[.,]/g, "");
  if (digits === undefined || digits.length > WHOLE_MAX) return null;
  return part === undefined ? digits : `${digits}.${part}`;
}
