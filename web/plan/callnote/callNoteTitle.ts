import { NOTE_TITLE_MAX } from "../../../schema/limits.js";
import type { Translate } from "../../lib/useT.js";
import { callNoteMessages as messages } from "./messages.js";

/** Returns the title of a note of a call; a name that makes it too long for a title is cut. */
export function callNoteTitle(t: Translate, name: string | undefined, when: string): string {
  if (name === undefined) return t(messages.titleAlone, { when });
  const whole = t(messages.title, { name, when });
  // By code point, so that a cut never leaves half a character.
  const letters = Array.from(name);
  const cut = (count: number): string =>
    t(messages.title, { name: `${letters.slice(0, count).join("").trimEnd()}…`, when });
  const counts = letters.map((_, at) => letters.length - 1 - at);
  const fitting = counts.find((count) => cut(count).length <= NOTE_TITLE_MAX);
  return whole.length <= NOTE_TITLE_MAX || fitting === undefined ? whole : cut(fitting);
}
