import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

interface Drawn {
  readonly ids: readonly string[];
  /** The rows that were in the page, and where each stood. */
  readonly rows: readonly { readonly id: string; readonly start: number; readonly end: number }[];
}

/**
 * Keeps what is read in its place when rows come or go above it, as a browser does by itself for rows that are not placed
 * by hand. Whoever is at the beginning of the list stays there, and sees what is new.
 */
export function useSteadyRows<Scroller extends HTMLElement>(
  rows: Virtualizer<Scroller, Element>,
  ids: readonly string[],
): void {
  const before = useRef<Drawn>(undefined);
  const settle = useEffectEvent(() => {
    const was = before.current;
    const { scrollElement, measurementsCache, options } = rows;
    const drawn = rows.getVirtualItems();
    // Copied: the virtualizer writes new places over the old ones.
    before.current = { ids, rows: drawn.map(({ key, start, end }) => ({ id: String(key), start, end })) };
    if (was === undefined || was.ids === ids || scrollElement === null) return;
    const { scrollTop } = scrollElement;
    if (scrollTop <= options.scrollMargin) return;
    // The topmost row may be the one that went; then the next one that is still there holds its place.
    for (const { id, start, end } of was.rows) {
      const now = end > scrollTop ? measurementsCache[ids.indexOf(id)]?.start : undefined;
      if (now === undefined) continue;
      if (now !== start) scrollElement.scrollBy({ top: now - start });
      return;
    }
  });
  // After every drawing, because in each of them a row may have been measured.
  useLayoutEffect(() => settle());
}
