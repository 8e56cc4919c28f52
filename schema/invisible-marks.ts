/**
 * The characters that nobody sees and that come with what people copy: from contacts, pages, mails and chats. This file
 * imports nothing, so that server and client mean the same characters.
 */

/**
 * Marks without a meaning of their own: soft hyphens, zero-width spaces, marks of the writing direction, byte order
 * marks, fillers and annotations. As what stands between the brackets of a regular expression.
 */
export const MARK_CHARACTERS =
  "\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}";
const MARKS = new RegExp(`[${MARK_CHARACTERS}]`, "gu");

/**
 * Joiners, variants and tags, which have a meaning between letters of some scripts and in emoji, and none in a number,
 * an address or a code.
 */
export const JOINER_CHARACTERS = "\\u180B-\\u180F\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}";
const JOINERS = new RegExp(`[${JOINER_CHARACTERS}]`, "gu");

/** What comes before joiners, the joiners, and what comes after them. */
const JOINER = /([^\u200C\u200D])?([\u200C\u200D]+)(?=(.)?)/gsu;
/** The letters that never join; those of all other scripts may. */
const APART =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** An emoji, or the end of one. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** A character and the variants of it that follow. */
const VARIANT = /([^\uFE00-\uFE0F\u{E0100}-\u{E01EF}])?([\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+)(?=(\u20E3)?)/gu;
const HAS_VARIANTS =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}\p{Regional_Indicator}]/u;

/** A flag of a region, which tags spell behind a black flag; and tags alone, which spell what nobody sees. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]+/gu;
/** The variants of Mongolian letters, where no such letter comes before them. */
const MONGOLIAN = /(\p{Script=Mongolian})?([\u180B-\u180F]+)/gu;

/** Returns a text as people read it, e.g. a name: without invisible marks, with the joiners that shape letters and emoji. */
export function withoutMarks(text: string): string {
  return text
    .replace(MARKS, "")
    .replace(TAGS, (_all, flag?: string) => flag ?? "")
    .replace(VARIANT, keepVariant)
    .replace(MONGOLIAN, (_all, letter?: string, variants?: string) =>
      letter === undefined ? "" : letter + (variants ?? ""),
    )
    .replace(JOINER, keepJoiner);
}

/** Returns a number, an address or a code without any invisible character. */
export function withoutMarksAndJoiners(text: string): string {
  return text.replace(MARKS, "").replace(JOINERS, "");
}

/** Returns a text without control characters, line breaks too, and without halves of characters. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, "");
}

function keepVariant(_all: string, before = "", variants = "", keycap?: string): string {
  const isShown = HAS_VARIANTS.test(before) || (keycap !== undefined && /[\d#*]/.test(before));
  return before + (isShown ? variants : "");
}

/** One joiner stays within an emoji and between letters that may join; a joining one also at the end of a word. */
function keepJoiner(_all: string, before = "", joiners = "", after = ""): string {
  const joiner = joiners.charAt(0);
  const isInEmoji = joiner === "\u200D" && EMOJI.test(before) && EMOJI.test(after);
  const mayJoin = LETTER.test(before) && !APART.test(before);
  const isInWord = mayJoin && (joiner === "\u200D" || (LETTER.test(after) && !APART.test(after)));
  return before + (isInEmoji || isInWord ? joiner : "");
}
