/**
 * Texts folded for comparison, each function a step further than the one before: case, then accents, then words; and case
 * and accents once more, one character for one. Results are stored or have an index where a docstring says so: such a
 * function must return the same for the same text for ever, or a migration has to fold what is stored again.
 */

/** Letters that Unicode does not decompose, with the letters that people type instead. */
const BASE_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ı", "i"],
]);

/** Further letters and signs that `foldCharacters` unifies. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["þ", "t"], ["ð", "d"],
  ["’", "'"], ["‘", "'"], ["`", "'"], ["´", "'"], ["“", '"'], ["”", '"'], ["„", '"'], ["–", "-"], ["—", "-"],
  ["−", "-"], ["‑", "-"], ["‐", "-"],
]); // prettier-ignore

/** Returns the text in lower case, with compatibility characters unified and accents kept. Stored: own types, e-mail addresses. */
export function foldCase(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Returns the text in lower case and without combining accents. */
export function foldAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * Returns the expression of `foldAccents` in PostgreSQL; lists are sorted by it, and their indexes have exactly this
 * text.
 */
export function foldAccentsSql(sql: string): string {
  return `lower(regexp_replace(normalize(${sql}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
}

/** Returns the words of the text, folded by `foldAccents` and with base letters, each with one space before it. */
export function foldWords(text: string): string {
  const letters = foldAccents(text).replace(/[ßæœøłđı]/g, (letter) => BASE_LETTERS.get(letter) ?? letter);
  return ` ${letters.replace(/[\s,;.-]+/g, " ").trim()}`;
}

/** Returns the expression of `foldWords` in PostgreSQL. */
export function foldWordsSql(sql: string): string {
  const letters = [...BASE_LETTERS].reduce(
    (folded, [letter, base]) => `replace(${folded}, '${letter}', '${base}')`,
    foldAccentsSql(sql),
  );
  return `' ' || btrim(regexp_replace(${letters}, '[\\s,;.-]+', ' ', 'g'))`;
}

const folded = new Map<string, string>();

/**
 * Returns the text in lower case and without accents, one character for one, so that offsets in the result are offsets
 * in the text. Stored: the keys by which an advert is recognized.
 */
export function foldCharacters(text: string): string {
  // Plain ASCII needs no per-character work, and most adverts are mostly that.
  // eslint's no-control-regex does not apply: the range starts at a space.
  return text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[^ -~\n\t]/g, foldCharacter)
    : Array.from({ length: text.length }, (_, at) => foldCharacter(text.charAt(at).toLowerCase().charAt(0))).join("");
}

/** Returns a name folded by `foldCharacters`, with one space for spaces, full stops, hyphens and apostrophes. */
export function foldName(name: string): string {
  return foldCharacters(name)
    .replace(/[\s'.-]+/g, " ")
    .trim();
}

/** Returns one lower-case character without its accents; itself where that would be none, or more than one. */
export function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const base =
    BASE_LETTERS.get(character)?.charAt(0) ??
    SIGNS.get(character) ??
    character.normalize("NFKD").replace(/\p{M}+/gu, ""); // all scripts, unlike `foldAccents`
  const result = base.length === 1 ? base.toLowerCase().charAt(0) : character;
  folded.set(character, result);
  return result;
}
