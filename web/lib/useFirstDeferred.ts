import { useDeferredValue } from "react";
import { hasBecomeQuiet } from "./whenQuiet.js";

/** Whether the page took long to load: more than a second. */
const isSlowStart = performance.now() > 1000;

/**
 * Returns a value; the first one that arrives after the first render is returned only to a render that React does piece
 * by piece, so that a long list holds up no input. On the first screen after a slow start, one that is there before is,
 * too, so that the frame around the list is seen first. Every later one is returned at once.
 */
export function useFirstDeferred<T>(value: T | undefined): T | undefined {
  const isFrameFirst = isSlowStart && !hasBecomeQuiet();
  const deferred = useDeferredValue(value ?? null, isFrameFirst ? null : undefined);
  return deferred === null ? undefined : value;
}
