import { useDeferredValue } from "react";

/**
 * Returns a value; the first one that arrives after the first render is returned only to a render that React does piece
 * by piece, so that a long list holds up no input. Every later one is returned at once.
 */
export function useFirstDeferred<T>(value: T | undefined): T | undefined {
  return useDeferredValue(value) === undefined ? undefined : value;
}
