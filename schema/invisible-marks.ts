/**
 * The characters that nobody sees and that come with what people copy: from contacts, pages, mails and chats. This file
 * imports nothing, so that server and client mean the same characters.
 */

/** Marks without a meaning of their own: soft hyphens, zero-width spaces, marks of the writing direction, byte order marks. */
const MARKS =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;

/**
 * Joiners and variants, which have a meaning between letters of some scripts and in emoji, and none in a number, an
 * address or a code.
 */
const JOINERS = /[\u200C\u200D\uFE00-\uFE0F\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/gu;

/** Joiners and variants where they do nothing: not between letters of a script that joins, nor in an emoji. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])|(?<![\p{L}\p{M}\p{Emoji}])[\uFE00-\uFE0F]/gu;

/** Returns a text as people read it, e.g. a name: without invisible marks, with the joiners that shape letters and emoji. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, "").replace(IDLE_JOINERS, "");
}

/** Returns a number, an address or a code without any invisible character. */
export function withoutMarksAndJoiners(text: string): string {
  return text.replace(MARKS, "").replace(JOINERS, "");
}
