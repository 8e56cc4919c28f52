import { withoutMarks, withoutMarksAndJoiners } from "../../schema/invisible-marks.js";
import { LINE_MAX } from "../../schema/limits.js";
import { keptMailText } from "../../schema/mail-address.js";

/**
 * What a text is, which decides on how it is cleaned when it comes in: `text` has several lines and stays as it was written;
 * `line` is read by people, such as a name; `plain` is read by machines, such as a number, a code or an address; `link` is
 * `plain` and may become a link; `mail` is an e-mail address, with or without a name.
 */
export type TextUse = "text" | "line" | "plain" | "link" | "mail";

const CLEAN: Readonly<Record<TextUse, (text: string) => string>> = {
  text: (text) => text.trim(),
  line: (text) => withoutMarks(text).trim(),
  plain: (text) => withoutMarksAndJoiners(text).trim(),
  link: (text) => withoutMarksAndJoiners(text).trim(),
  mail: keptMailText,
};

/** Returns the use of a text that nothing else is said of: a short one is one line. */
export function usualUse(max: number): TextUse {
  return max <= LINE_MAX ? "line" : "text";
}

/** Returns a text as it is stored, without spaces around it; empty when nothing is left. */
export function cleanText(use: TextUse, text: string): string {
  return CLEAN[use](text);
}
