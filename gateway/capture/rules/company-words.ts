import type { TextRange } from "../../platform/text-range.js";
import { anyOf, wordsOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { LEGAL_FORM } from "../languages/legal-forms.js";
/** One word of a name: capitalised, or with a capital or a digit inside. */
export const WORD =
  "(?:\\p{Lu}(?:[\\p{L}\\p{N}&'’+-]|\\.(?=[\\p{L}\\p{N}])|(?<=(?<!\\p{L})\\p{L}{1,2})\\.(?![\\p{L}\\p{N}]))*|\\d+\\p{Lu}[\\p{L}\\p{N}]*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}]*)";
/** A run of such words, small words between them included. */
export const NAME = `${WORD}(?:(?: (?:&|${anyOf("nameWords")}) | )${WORD}){0,4}`;
/** Words that distinguish a public body or an institution from a town or a person, in folded text. */
export const INSTITUTION = foldedPattern(`(?<![a-z])(?:${anyOf("institutions")})(?![a-z])`);
/** Every run of words that may be a name, with the name in group 1. */
export const RUN = new RegExp(`(?<![\\p{L}\\p{N}&])(${NAME})(?:,? ${LEGAL_FORM}(?![\\p{L}]))?`, "gu");
/** Words that end in a legal form. */
export const ENDS_LEGAL = new RegExp(`\\s${LEGAL_FORM}$`, "u");
/** "in Elmfield" behind a name, with the town in group 1. */
export const IN_TOWN = new RegExp(String.raw`\s(?:${anyOf("titleBeforeTown")})\s(\p{Lu}.*)$`, "u");
/** Words that start sentences and are not names by themselves. */
export const COMMON = new RegExp(`^(?:${anyOf("notNames")})$`, "u");

// The longest first: "Wir sind" before "Wir".
const LEAD = new RegExp(
  `^(?:(?:${wordsOf("beforeNames")
    .sort((a, b) => b.length - a.length)
    .join("|")})\\s+)+`,
  "u",
);

/** Removes the words before a name ("The", "Bei", "Vi på"); `cut` is the number of characters removed. */
export function withoutLeadWords(text: string): { name: string; cut: number } {
  const lead = LEAD.exec(text);
  const cut = lead && lead[0].length < text.length ? lead[0].length : 0;
  return { name: text.slice(cut), cut };
}

/** A run of words that may be a name, with its offsets in the line. */
export interface NameRun extends TextRange {
  /** Without the words before it and without its legal form. */
  readonly name: string;
  /** Where the words before it begin. */
  readonly runStart: number;
}

/** Finds the runs of words in a line that may be names; a run of words before names alone has an empty one. */
export function nameRuns(line: string): NameRun[] {
  return [...line.matchAll(RUN)].map((match) => {
    const { name, cut } = withoutLeadWords(match[1] ?? "");
    return { name, start: match.index + cut, end: match.index + match[0].length, runStart: match.index };
  });
}
