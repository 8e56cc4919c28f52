/** A piece of a text; all pieces together are the text. */
export interface Mark {
  readonly kind: "text" | "fact" | "gap";
  readonly text: string;
}

/** A blank of a text, brackets included, by its place. */
export interface Gap {
  readonly start: number;
  /** The place after its last character. */
  readonly end: number;
  /** What stands in its brackets. */
  readonly text: string;
}

const GAP_MAX = 120;
const GAP = new RegExp(String.raw`\[([^[\]\n\r]{1,${GAP_MAX}})\]`, "g");

/**
 * Splits a text, which may have been edited, into its blanks, the values of facts (see `factTexts`) and the words between.
 * A value counts only as whole words, and the longest one wins.
 */
export function marksOf(text: string, factValues: readonly string[]): readonly Mark[] {
  const marks: Mark[] = [];
  let end = 0;
  for (const gap of gapsOf(text)) {
    marks.push(...factMarks(text.slice(end, gap.start), factValues));
    marks.push({ kind: "gap", text: text.slice(gap.start, gap.end) });
    ({ end } = gap);
  }
  return [...marks, ...factMarks(text.slice(end), factValues)];
}

/** Returns the blanks of a text, first to last: `[words]` in one line, at most 120 characters between the brackets. */
export function gapsOf(text: string): readonly Gap[] {
  return Array.from(text.matchAll(GAP), (found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[1] ?? "",
  }));
}

/** Returns the number of blanks in a text. */
export function countGaps(text: string): number {
  return gapsOf(text).length;
}

/** Returns the first blank at a place or after it, or else the first of the text; null when there is none. */
export function nextGap(text: string, from: number): Gap | null {
  const gaps = gapsOf(text);
  return gaps.find(({ start }) => start >= from) ?? gaps[0] ?? null;
}

function factMarks(text: string, values: readonly string[]): Mark[] {
  const pattern = patternOf(values);
  const marks: Mark[] = [];
  let end = 0;
  for (const found of pattern === null ? [] : text.matchAll(pattern)) {
    const value = found[2] ?? "";
    const start = found.index + (found[1] ?? "").length;
    marks.push({ kind: "text", text: text.slice(end, start) }, { kind: "fact", text: value });
    end = start + value.length;
  }
  marks.push({ kind: "text", text: text.slice(end) });
  return marks.filter((mark) => mark.text !== "");
}

/** Without a look-behind, which browsers of 2022 cannot read: the character before a value is a group of its own. */
function patternOf(values: readonly string[]): RegExp | null {
  const known = [...new Set(values.filter((value) => value.trim() !== ""))].sort((a, b) => b.length - a.length);
  if (known.length === 0) return null;
  const any = known.map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join("|");
  return new RegExp(String.raw`(^|[^\p{L}\p{N}])(${any})(?![\p{L}\p{N}])`, "gu");
}
