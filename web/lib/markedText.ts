import type { Place } from "./quotes.js";

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  /** A field was read from these words. */
  readonly isMarked: boolean;
}

/** Returns a text in parts, the marked ranges apart from the others; overlapping ones are joined. */
export function markedParts(text: string, places: readonly Place[]): readonly TextPart[] {
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
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
