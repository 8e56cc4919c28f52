import { foldedName } from "../database/sort.js";

/** Letters that are letters of their own to Unicode, and an accent away from another to whoever types them. */
const LETTERS: readonly (readonly [string, string])[] = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
];
const BASES = new Map(LETTERS);

/** A text as it is compared: small letters without accents, its words with one blank before each. */
export function foldAddress(text: string): string {
  const small = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const words = small.replace(/[ßæœøłđı]/g, (letter) => BASES.get(letter) ?? letter).replace(/[\s,;.-]+/g, " ");
  return ` ${words.trim()}`;
}

/** The same fold of a column, as PostgreSQL works it out. */
export function foldedColumn(column: string): string {
  const bases = LETTERS.reduce((sql, [letter, base]) => `replace(${sql}, '${letter}', '${base}')`, foldedName(column));
  return `' ' || btrim(regexp_replace(${bases}, '[\\s,;.-]+', ' ', 'g'))`;
}
