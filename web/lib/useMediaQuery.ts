import { useCallback, useSyncExternalStore } from "react";

/** The widths at which the layout changes. */
export const screens = {
  phone: "(max-width: 767px)",
  narrow: "(max-width: 1023px)",
  oneColumn: "(max-width: 1199px)",
  touch: "(pointer: coarse)",
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
