import type { Nodes, PhrasingContent } from "mdast";

/** A place in a text that is read as Markdown. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Letters beside which a pair of signs counts inside a word as well: of scripts without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** What makes a sign part of a word, a path, an address or a sum. */
const JOINED = /[\p{L}\p{N}\p{M}\\/@#=&$%+-]/u;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const CLOSING = /^[).,;:!?\]}\\]/;
const OPENING = /[([{\\]$/;
const SENTENCE_END = /[.:;!?]\s/;
const WORD_LAST = /[\p{L}\p{N}]$/u;
/** How far beside a pair one looks, past further signs. */
const BESIDE = 8;
const LINE_END = /[\r\n]/;

/** Returns where a node stands in the text; undefined when it is not from there. */
export function rangeOf(node: Nodes): Range | undefined {
  const { start, end } = node.position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : { start: start.offset, end: end.offset };
}

/**
 * Returns whether the signs of a node were typed as Markdown and may disappear: a pair around words of one line, outside of
 * words; a link with a complete address. Anything else is what a person typed, and is shown.
 */
export function isDeliberate(node: PhrasingContent, text: string, parent: PhrasingContent["type"] | null): boolean {
  const range = rangeOf(node);
  if (range === undefined) return true;
  const typed = text.slice(range.start, range.end);
  if (LINE_END.test(typed)) return false;
  switch (node.type) {
    case "emphasis":
      return isPair(text, range, 1) && isPhrase(typed.slice(1, -1), typed.startsWith("*"));
    case "strong":
      // Two low lines are the name of something in a program.
      return parent !== "strong" && typed.startsWith("**") && isPair(text, range, 2) && WORD.test(typed);
    case "delete":
      return isPair(text, range, 2) && WORD.test(typed);
    case "inlineCode":
      return isPair(text, range, 1) && isCode(typed);
    case "link":
      return isLink(node.url, typed) && text[range.start - 1] !== "!";
    default:
      return false;
  }
}

function isPair(text: string, { start, end }: Range, marks: number): boolean {
  if (end - start <= 2 * marks) return false;
  const before = text.slice(Math.max(0, start - BESIDE), start).replace(/[*_~`]+$/, "");
  const after = text.slice(end, end + BESIDE).replace(/^[*_~`]+/, "");
  return !isJoined(before, -1) && !isJoined(after, 1);
}

/** Returns whether the text beside a pair of signs joins it to a word; side: -1 before, 1 after. */
function isJoined(beside: string, side: -1 | 1): boolean {
  const characters = [...beside];
  const next = side === 1 ? characters[0] : characters.at(-1);
  if (next === undefined) return false;
  // A dot ends a sentence, unless a word goes on behind it; before a pair it is always in a word.
  if (next === ".") return side === -1 || (characters[1] !== undefined && WORD.test(characters[1]));
  return JOINED.test(next) && !UNSPACED.test(next);
}

function isPhrase(content: string, hasStars: boolean): boolean {
  if (!LETTER.test(content) || CLOSING.test(content) || OPENING.test(content)) return false;
  // A sentence ends inside, and the pair ends with a word: these are the stars of two footnotes.
  return !(hasStars && WORD_LAST.test(content) && SENTENCE_END.test(content));
}

/** A single letter between grave accents is an apostrophe on either side: rock `n` roll. */
function isCode(typed: string): boolean {
  if (typed.startsWith("``")) return /^``[^`].*``$/.test(typed) && !typed.startsWith("```");
  const content = typed.slice(1, -1);
  return content.trim() === content && [...content].length > 1;
}

function isLink(url: string, typed: string): boolean {
  return /^(?:https?:\/\/|mailto:)./i.test(url) && !/^\[\s*\]/.test(typed);
}
