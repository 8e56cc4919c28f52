import { foldedPattern, foldSource } from "./fold.js";

/** Many patterns that match from the beginning of a folded text; only those that can begin as the text does are tried. */
export interface Wordings {
  exec(text: string): RegExpExecArray | null;
}

/** Returns the patterns as one; `end` is the pattern of what has to follow. */
export function wordingsOf(patterns: readonly string[], end: string): Wordings {
  const folded = patterns.map((pattern) => foldSource(pattern));
  const openings = folded.map((pattern) => openingsOf(pattern));
  const byLetter = new Map<string, RegExp>();
  return {
    exec(text) {
      const letter = text.charAt(0);
      const known = byLetter.get(letter);
      if (known !== undefined) return known.exec(text);
      const possible = folded.filter((_, at) => openings[at]?.has(letter) !== false);
      const built = possible.length === 0 ? NOTHING : foldedPattern(`^(?:${possible.join("|")})${end}`);
      // The letters of all scripts are too many to keep.
      if (/[a-z0-9]/.test(letter)) byLetter.set(letter, built);
      return built.exec(text);
    },
  };
}

const NOTHING = /(?!)/;
const OPTIONAL = /^(?:[?*]|\{0,)\??/;

/** Returns the characters with which a match of a pattern can begin; null when that is not certain. */
export function openingsOf(pattern: string): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const alternative of splitAlternatives(pattern)) {
    const own = openingsOfSequence(alternative);
    if (own === null) return null;
    for (const letter of own) found.add(letter);
  }
  return found;
}

function openingsOfSequence(sequence: string): ReadonlySet<string> | null {
  const found = new Set<string>();
  let rest = sequence;
  while (rest !== "") {
    const part = firstPart(rest);
    if (part === null) return null;
    for (const letter of part.letters) found.add(letter);
    rest = rest.slice(part.length);
    const optional = OPTIONAL.exec(rest);
    if (optional === null && !part.isEmpty) return found;
    rest = rest.slice(optional === null ? 0 : lengthOfQuantifier(rest));
  }
  return null;
}

interface Part {
  readonly letters: Iterable<string>;
  readonly length: number;
  /** True for a condition, which takes no character. */
  readonly isEmpty: boolean;
}

function firstPart(rest: string): Part | null {
  if (rest.startsWith("(")) {
    const length = closingOf(rest) + 1;
    if (/^\(\?<?[!=]/.test(rest)) return { letters: [], length, isEmpty: true };
    const letters = rest.startsWith("(?:") ? openingsOf(rest.slice(3, length - 1)) : null;
    return letters && { letters, length, isEmpty: false };
  }
  if (rest.startsWith("[")) {
    const letters = /^\[([a-z0-9]+)\]/.exec(rest)?.[1];
    return letters === undefined ? null : { letters, length: letters.length + 2, isEmpty: false };
  }
  if (/^\\[^\w\s]/.test(rest)) return { letters: [rest.charAt(1)], length: 2, isEmpty: false };
  return /^[\\.^$]/.test(rest) ? null : { letters: [rest.charAt(0)], length: 1, isEmpty: false };
}

function lengthOfQuantifier(rest: string): number {
  const end = rest.startsWith("{") ? rest.indexOf("}") + 1 : 1;
  return rest.charAt(end) === "?" ? end + 1 : end;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (text.charAt(at) === "(") depth += 1;
    else if (text.charAt(at) === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** Returns the alternatives of a pattern, also where all of it is one group. */
export function alternativesOf(pattern: string): string[] {
  const isGroup = pattern.startsWith("(?:") && closingOf(pattern) === pattern.length - 1;
  const alternatives = splitAlternatives(isGroup ? pattern.slice(3, -1) : pattern);
  return alternatives.length > 1 || isGroup ? alternatives.flatMap(alternativesOf) : alternatives;
}

function splitAlternatives(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "|" && depth === 0) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, pattern.slice(from)];
}
