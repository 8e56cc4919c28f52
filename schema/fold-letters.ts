import { JOINER_CHARACTERS, MARK_CHARACTERS } from "./invisible-marks.js";

/**
 * The letters that a search takes for the same: one table for the server, the client and the functions of the database, which
 * store words that are folded by it. A change of it gives those functions another name by a migration, and raises
 * FOLD_VERSION.
 * All tables are of texts that are decomposed (NFKD) and in lower case. Classes are what stands between the brackets of a regular
 * expression, in the escapes of JavaScript (flag `u`).
 */

/** The version of the fold with which words are stored. */
export const FOLD_VERSION = 1;

/** A rule by which a part of a text is written otherwise; `from` is the source of a regular expression, without groups. */
export interface Respelling {
  readonly from: string;
  readonly to: string;
}

/** Letters that are written as two, e.g. in addresses and on keyboards that lack them: the second spelling of a word. */
export const AS_TWO_LETTERS: readonly Respelling[] = [
  { from: "a\\u0308", to: "ae" },
  { from: "o\\u0308", to: "oe" },
  { from: "u\\u0308", to: "ue" },
  { from: "a\\u030a", to: "aa" },
  { from: "ø", to: "oe" },
  { from: "đ", to: "dj" },
  { from: "þ", to: "t" },
];

/** Letters that stand for more than one in every spelling. */
export const LONG_LETTERS: readonly Respelling[] = [
  { from: "ß", to: "ss" },
  { from: "æ", to: "ae" },
  { from: "œ", to: "oe" },
  { from: "þ", to: "th" },
];

/**
 * What is left out: accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic with its long stroke and the
 * hamza, and what nobody sees. Vowel signs of other scripts are letters there.
 */
export const LEFT_OUT =
  "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7" +
  "\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0890\\u0891\\u0897-\\u089f\\u08ca-\\u08ff" +
  "\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f" +
  MARK_CHARACTERS +
  JOINER_CHARACTERS.replace("\\u200C", "");

/** Letters of one script with those that stand for them, one for one; only texts with a character of `script` have them. */
export interface Letters {
  readonly script: string;
  readonly from: string;
  readonly to: string;
}

const digits = (zeros: string): Pick<Letters, "from" | "to"> => ({
  from: Array.from(zeros, (zero) => rangeFrom(zero, 10)).join(""),
  to: "0123456789".repeat(Array.from(zeros).length),
});

/** Returns so many characters from the given one on. */
function rangeFrom(first: string, count: number): string {
  const code = first.codePointAt(0) ?? 0;
  return Array.from({ length: count }, (_, at) => String.fromCodePoint(code + at)).join("");
}

/** The letters of each script, in the order in which they are replaced. */
export const LETTERS: readonly Letters[] = [
  {
    script: "\\u00d8-\\u02af\\u1d00-\\u1dbf",
    from: "øłđðıħŧŋĸɖɗɓƙƴɨɔɛəǝƒȷɣʋƶɫ",
    to: "olddihtnkddbkyioeeefjgvzl",
  },
  { script: "\\u0370-\\u052f", from: "ςґѓќ", to: "σггк" },
  { script: "\\u0590-\\u05ff", from: "ךםןףץ", to: "כמנפצ" },
  // Escaped, as an editor would show these from right to left: alef, ya four times, kaf twice, ha five times, nun.
  {
    script: "\\u0600-\\u06ff",
    from: "\u0671\u0649\u06cc\u06d0\u06d2\u06a9\u06aa\u0629\u06be\u06c1\u06c3\u06d5\u06ba",
    to: "\u0627\u064a\u064a\u064a\u064a\u0643\u0643\u0647\u0647\u0647\u0647\u0647\u0646",
  },
  { script: "\\u0600-\\u0e5f", ...digits("\u0660\u06f0\u0966\u09e6\u0e50") },
  {
    script: "\\u30a1-\\u30fe",
    from: `${rangeFrom("ァ", 86)}ヽヾ`,
    to: `${rangeFrom("ぁ", 86)}ゝゞ`,
  },
];

/** Apostrophes, and marks that are typed in their place. */
const APOSTROPHES = "'`’‘‛ʼʻʹˈ′\u05f3\u05f4ꞌ";
/** An accent that stands alone is typed as an apostrophe; decomposed it would be a space. */
export const LONE_ACCENT = "´";

/** Signs within a word, which is one word as well as several: apostrophes, hyphens, dots, the joiner of Persian. */
export const INNER_SIGNS = `${APOSTROPHES}\u200c‐.&·・-`;

/** Characters between words, besides those within them; not in it are `+` and `#`, see `LOOSE_SIGNS`. */
export const BETWEEN_WORDS =
  "\\u0001-\\u0022\\u0024-\\u002a\\u002c-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u05be\\u05c0\\u05c3" +
  "\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u1680\\u2000-\\u206f\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u303d\\u30a0";

/** `+` and `#` that do not end a word such as C++ or C#. */
export const LOOSE_SIGNS = "(?<![a-z0-9+#])[+#]+|[+#]+(?=[a-z])";

/** Scripts without spaces between words: Thai, Lao, Burmese, Khmer, Japanese and Chinese. */
export const UNSPACED =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3041-\\u309f\\u30fb-\\u30ff\\u3400-\\u9fff\\u{20000}-\\u{3ffff}";

/** The most characters of a word that are searched; so none is too long to be stored. */
export const WORD_CHARACTERS_MAX = 40;
/** The most characters of a text that are searched. */
export const TEXT_CHARACTERS_MAX = 20_000;

/** The article of Arabic before a word, which is found without it, too. */
export const ARTICLE = "\u0627\u0644";
