import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import { GENDER_MARK } from "./gender-mark.js";

const LEVEL = foldedPattern(String.raw`^(?:${anyOf("titleLevels")})$`);

/** Returns the words of a title by which it is compared with another: folded, without marks such as (m/f/d). */
export function titleCore(title: string): string {
  return wordsIn(title).join(" ");
}

/** Returns true when two titles may name one job: they are equal but for its level, or one holds the words of the other. */
export function areAlike(title: string, other: string): boolean {
  const [words, others] = [title, other].map((text) => wordsIn(text).filter((word) => !LEVEL.test(word)));
  if (words === undefined || others === undefined) return false;
  const [less, more] = words.length <= others.length ? [words, others] : [others, words];
  const known = new Set(more);
  return less.every((word) => known.has(word));
}

function wordsIn(title: string): string[] {
  return fold(title.replace(GENDER_MARK, " "))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "");
}
