import { fold } from "../languages/fold.js";

/** The kind of a line by its shape: prose, a list item, or a line set as a heading. */
export type LineKind = "text" | "item" | "heading";

/** A cleaned line before it has its offsets in the advert. */
export interface LineDraft {
  readonly text: string;
  readonly kind: LineKind;
  /** True when the source has a blank line, or begins a new block, before it. */
  readonly gap: boolean;
  /** True when it follows the line before it on the same line of the source. */
  readonly isJoined?: boolean;
}

/** A line with its offsets: `text` is `advert.text.slice(start, end)`, without its list mark. */
export interface AdvertLine extends LineDraft {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

/** A cleaned advert; every offset in capture refers to `text`. */
export interface Advert {
  readonly text: string;
  readonly folded: string;
  readonly lines: readonly AdvertLine[];
  readonly isCut: boolean;
}

/** Longest advert text that is read, in characters; a long advert has about 15,000. */
export const ADVERT_TEXT_MAX = 100_000;

/** Joins drafts into an advert and adds the offsets of each; text beyond the limit is left out. */
export function composeAdvert(drafts: readonly LineDraft[]): Advert {
  const lines: AdvertLine[] = [];
  const parts: string[] = [];
  let length = 0;
  let isCut = false;
  let previous: LineDraft | undefined;

  for (const draft of drafts) {
    const between = previous === undefined ? "" : separator(previous, draft);
    const lead = between + (draft.kind === "item" ? "- " : "");
    const room = ADVERT_TEXT_MAX - length - lead.length;
    if (room <= 0) {
      isCut = true;
      break;
    }
    const text = draft.text.length > room ? draft.text.slice(0, room) : draft.text;
    const start = length + lead.length;
    lines.push({ ...draft, text, index: lines.length, start, end: start + text.length, folded: fold(text) });
    parts.push(lead, text);
    length = start + text.length;
    previous = draft;
    if (text.length < draft.text.length) {
      isCut = true;
      break;
    }
  }
  const text = parts.join("");
  return { text, folded: fold(text), lines, isCut };
}

function separator(before: LineDraft, line: LineDraft): string {
  if (line.isJoined === true) return " ";
  const isTogether = before.kind === "heading" || (before.kind === "item" && line.kind === "item");
  return line.gap && !isTogether ? "\n\n" : "\n";
}
