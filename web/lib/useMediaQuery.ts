import { useCallback, useSyncExternalStore } from "react";

/** What of the device and its person the screens go by. */
export const screens = {
  phone: "(max-width: 767px)",
  narrow: "(max-width: 1023px)",
  oneColumn: "(max-width: 1199px)",
  touch: "(pointer: coarse)",
  /** What is shown on hover alone cannot be found; the short ways of a mouse are not offered. */
  noMouse: "(hover: none), (pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
} as const;

/** Follows a media query. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
