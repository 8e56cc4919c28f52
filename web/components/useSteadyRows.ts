import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

interface Drawn {
  readonly ids: readonly string[];
  /** The rendered rows, and the position of each. */
  readonly rows: readonly { readonly id: string; readonly start: number; readonly end: number }[];
}

/**
 * Keeps the scroll position of the visible rows when rows are added or removed above them, as browsers do by themselves
 * for rows without absolute positions. At the start of the list the scroll position stays, so new rows are visible.
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
    // Copied: the virtualizer mutates its positions.
    before.current = { ids, rows: drawn.map(({ key, start, end }) => ({ id: String(key), start, end })) };
    if (was === undefined || was.ids === ids || scrollElement === null) return;
    const { scrollTop } = scrollElement;
    if (scrollTop <= options.scrollMargin) return;
    // The topmost row may be the removed one; then the next one that still exists is the anchor.
    for (const { id, start, end } of was.rows) {
      const now = end > scrollTop ? measurementsCache[ids.indexOf(id)]?.start : undefined;
      if (now === undefined) continue;
      if (now !== start) scrollElement.scrollBy({ top: now - start });
      return;
    }
  });
  // After every render, because each may have measured a row.
  useLayoutEffect(() => settle());
}
