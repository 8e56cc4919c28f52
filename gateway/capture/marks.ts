/** A list mark at the start of a line, with the space after it. */
export const BULLET =
  /^(?:[•●▪■◦○‣⁃∙·◆◇►▶▸➢➤➔→✓✔✅☑❖★☆◾▫\uf0b7\uf0a7][\ufe0e\ufe0f]?|[-*–—+~>](?=\s)|[-–](?=\p{L})|o(?=\s{2,}))\s*/u;

/** A list number at the start of a line, with the space after it. */
export const NUMBERED = /^\(?(?:\d{1,2}|[a-h])[.)]\s+(?=\p{L})/u;

/** A list mark alone on its line, as PDF text leaves it. */
export const BARE_BULLET = /^(?:[•●▪■◦○‣⁃∙·◆►▶▸➢➤→✓✔❖\uf0b7\uf0a7]|[-*–—o~]|(?:\d{1,2}|[a-h])[.)])$/u;

/** Whether a line starts with a list mark. */
export function startsWithMark(line: string): boolean {
  return BULLET.test(line) || NUMBERED.test(line);
}
