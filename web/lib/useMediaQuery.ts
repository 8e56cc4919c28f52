import { useCallback, useSyncExternalStore } from "react";
import { followMedia, matchesMedia } from "./environment/mediaQuery.js";

/** The media queries that the screens use. */
export const screens = {
  phone: "(max-width: 767px)",
  narrow: "(max-width: 1023px)",
  oneColumn: "(max-width: 1199px)",
  touch: "(pointer: coarse)",
  /** Elements shown only on hover cannot be found; mouse shortcuts are not offered. */
  noMouse: "(hover: none), (pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
} as const;

/** Returns whether a media query matches, and follows its changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => followMedia(query, listener), [query]);
  return useSyncExternalStore(subscribe, () => matchesMedia(query));
}
