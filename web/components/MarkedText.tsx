import type { RefObject } from "react";
import { withLineEnds } from "../lib/lineEnds.js";
import { markedParts } from "../lib/markedText.js";
import type { Place } from "../lib/quotes.js";

interface MarkedTextProps {
  readonly text: string;
  readonly places: readonly Place[];
  /** Set to the first mark. */
  readonly firstRef?: RefObject<HTMLElement | null>;
}

/** A text with marked ranges. */
export function MarkedText({ text, places, firstRef }: MarkedTextProps) {
  const parts = markedParts(withLineEnds(text), places);
  const first = parts.findIndex((part) => part.isMarked);
  return parts.map((part, at) =>
    part.isMarked ? (
      <mark key={at} ref={at === first ? firstRef : undefined}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
