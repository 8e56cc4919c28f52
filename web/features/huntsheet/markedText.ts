import { locate, type Quoted } from "../../lib/quotes.js";

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  /** A field was read from these words. */
  readonly isMarked: boolean;
}

/** Returns a text in parts, the words from which fields were read apart from the others; overlapping ones are joined. */
export function markedParts(text: string, evidence: readonly Quoted[]): readonly TextPart[] {
  const places = evidence
    .map((quoted) => locate(text, quoted))
    .filter((place) => place !== null)
    .toSorted((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean): void => {
    if (end <= at) return;
    const last = parts.at(-1);
    const added = text.slice(at, end);
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + added, isMarked };
    else parts.push({ text: added, isMarked });
    at = end;
  };
  for (const { start, end } of places) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
