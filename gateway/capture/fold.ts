const special = new Map([
  ["ß", "s"], ["ø", "o"], ["ł", "l"], ["đ", "d"], ["æ", "a"], ["œ", "o"], ["ı", "i"], ["þ", "t"], ["ð", "d"],
  ["’", "'"], ["‘", "'"], ["`", "'"], ["´", "'"], ["“", '"'], ["”", '"'], ["„", '"'], ["–", "-"], ["—", "-"],
  ["−", "-"], ["‑", "-"], ["‐", "-"],
]); // prettier-ignore
const seen = new Map<string, string>();

/** Lower-cases and strips accents one character for one, so that offsets in the result are offsets in the text. */
export function fold(text: string): string {
  // Plain ASCII needs no per-character work, and most adverts are mostly that.
  // eslint's no-control-regex does not apply: the range starts at a space.
  return text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[^ -~\n\t]/g, foldCharacter)
    : Array.from({ length: text.length }, (_, at) => foldCharacter(text.charAt(at).toLowerCase().charAt(0))).join("");
}

/** Folds a pattern's source, so that word lists can be written with their accents. */
export function foldedPattern(source: string, flags = ""): RegExp {
  return new RegExp(source.replace(/[^ -~]/g, foldCharacter), flags);
}

function foldCharacter(character: string): string {
  const known = seen.get(character);
  if (known !== undefined) return known;
  const base = special.get(character) ?? character.normalize("NFKD").replace(/\p{M}+/gu, "");
  const folded = base.length === 1 ? base.toLowerCase().charAt(0) : character;
  seen.set(character, folded);
  return folded;
}
