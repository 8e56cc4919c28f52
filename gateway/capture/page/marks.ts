/** A list mark at the start of a line, with the space after it. */
export const BULLET =
  /^(?:[•●▪■◦○‣⁃∙·◆◇►▶▸➢➤➔➜➝➡⇒→»❯✓✔✅☑❖★☆◾▫\uf0b7\uf0a7][\ufe0e\ufe0f]?|(?:>>|->|=>|--)(?=\s)|[-*–—+~>](?=\s)|[-–](?=\p{L})|o(?=\s{2,}))\s*/u;

/** A list number at the start of a line, with the space after it. */
export const NUMBERED = /^\(?(?:\d{1,2}|[a-h])(?:[.)]\s+(?=\p{L})|\)\s+(?=\d))/u;

/** A list mark alone on its line, as PDF text leaves it. */
export const BARE_BULLET = /^(?:[•●▪■◦○‣⁃∙·◆►▶▸➢➤→✓✔❖\uf0b7\uf0a7]|[-*–—o~]|(?:\d{1,2}|[a-h])[.)])$/u;

/** A picture as a list mark, with the space after it; not a sign of a fact (a pin), nor one in an emphatic line. */
export const PICTURE_MARK =
  /^(?![📍📌🌍🌎🌏🏢🗺🕒⏰📅💰📞📧✉])\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]*\s+(?=\S.*[\p{L}\p{N}).!]$)/u;

/** Returns true when a line starts with a list mark. */
export function startsWithMark(line: string): boolean {
  return BULLET.test(line) || NUMBERED.test(line) || PICTURE_MARK.test(line);
}
