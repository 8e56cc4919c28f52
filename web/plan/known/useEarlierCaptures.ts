import { skipToken } from "@apollo/client/react";
import { useDebounced } from "../../lib/useDebounced.js";
import { useEarlierCapturesQuery, type EarlierCapturesQuery } from "./known.generated.js";

/** An advert that was captured before, and how it is similar to the current one. */
export type EarlierCapture = EarlierCapturesQuery["earlierCaptures"][number];

/** What is known of an advert; null: nothing that can be compared. */
export interface KnownParts {
  readonly advertText: string | null;
  readonly sourceUrl: string | null;
  readonly companyName: string | null;
  readonly jobTitle: string | null;
  readonly location: string | null;
  readonly referenceNumber: string | null;
}

/** The pause in typing, in milliseconds, before a query. */
const DEBOUNCE_MS = 600;

/** The earlier captures that are similar to an advert. */
export interface EarlierCaptures {
  readonly captures: readonly EarlierCapture[];
  /** The server has compared this very advert; false while nothing is known of it, or the answer is awaited. */
  readonly isAnswered: boolean;
}

const NONE: readonly EarlierCapture[] = [];

/**
 * Returns earlier captures that are similar to an advert, queried with a debounce; those of the given hunt, and of hunts
 * that are different jobs, are left out. A failure shows nothing: it is a hint, and the form works without it. The parts
 * are compared by reference.
 */
export function useEarlierCaptures(parts: KnownParts, jobHuntId: string | null): EarlierCaptures {
  const input = useDebounced(parts, DEBOUNCE_MS);
  const isBlank = Object.values(input).every((part) => part === null);
  const { data, previousData } = useEarlierCapturesQuery(
    isBlank ? skipToken : { variables: { input: { ...input, jobHuntId } }, fetchPolicy: "no-cache" },
  );
  // The former result stays while the next query runs, so that nothing jumps.
  return {
    captures: isBlank ? NONE : ((data ?? previousData)?.earlierCaptures ?? NONE),
    isAnswered: !isBlank && input === parts && data !== undefined,
  };
}

/** Returns a text that can be compared; null for blank and overlong ones, the latter of which the server refuses. */
export function comparable(text: string | null, max: number): string | null {
  return text === null || text.trim() === "" || text.length > max ? null : text;
}
