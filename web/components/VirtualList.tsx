import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { useCardKeys } from "../lib/useCardKeys.js";
import { ShowMore } from "./ShowMore.js";
import { useSteadyRows } from "./useSteadyRows.js";
import "./virtual.css";

interface VirtualListProps<T> {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** How high a row usually is, in pixels; a row of another height is measured. */
  readonly rowHeight: number;
  /** How many items there are in all, loaded or not. */
  readonly total: number;
  /** A page is on its way. */
  readonly isBusy: boolean;
  readonly renderItem: (item: T) => ReactNode;
  /** Fetches the next page; undefined when there is none. */
  readonly onMore: (() => void) | undefined;
}

/** So many rows stand ready above and below what is seen. */
const OVERSCAN = 12;

/**
 * A long list in a scroller of its own that holds only the rows in sight. It scrolls with the usual keys once it has the
 * focus; J and K, and the arrows on a row, walk the rows, and each says which of how many it is.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, rowHeight, total } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const ids = useMemo(() => items.map(keyOf), [items, keyOf]);
  const currentIndex = current === undefined ? -1 : ids.indexOf(current);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    getItemKey: (index) => ids[index] ?? index,
    // The row with the focus stays, however far the others are scrolled: a focus that vanishes begins again at the top.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return currentIndex < 0 || shown.includes(currentIndex)
        ? shown
        : [...shown, currentIndex].sort((one, other) => one - other);
    },
  });
  const shown = rows.getVirtualItems();
  useCardKeys(scroller, {
    ids,
    onWalk: setCurrent,
    start: () => ids[rows.getVirtualItemForOffset(rows.scrollOffset ?? 0)?.index ?? 0],
  });
  useSteadyRows(rows, ids);
  return (
    <div ref={scroller} className="virtual" role="region" aria-label={props.label} tabIndex={0}>
      <ol role="list" aria-label={props.label} aria-busy={props.isBusy} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-card={key}
                aria-posinset={index + 1}
                aria-setsize={Math.max(total, items.length)}
                tabIndex={-1}
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setCurrent(ids[index])}
              >
                {props.renderItem(item)}
              </li>
            )
          );
        })}
      </ol>
      {props.onMore && <ShowMore isBusy={props.isBusy} shown={items.length} onMore={props.onMore} />}
    </div>
  );
}
