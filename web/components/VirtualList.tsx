import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { memo, useMemo, useRef, useState, type ReactNode } from "react";
import { useCardKeys } from "../lib/useCardKeys.js";
import { ShowMore } from "./ShowMore.js";
import { useSteadyRows } from "./useSteadyRows.js";
import "./virtual.css";

interface VirtualListProps<T> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** The expected height of a row in pixels; each row is measured. */
  readonly rowHeight: number;
  /** How many items there are in all, loaded or not; undefined where that is not known. */
  readonly total: number | undefined;
  /** A page is on its way. */
  readonly isBusy: boolean;
  /** A stable function, so that scrolling renders new rows alone. */
  readonly renderItem: (item: T) => ReactNode;
  /** Fetches the next page and rejects when that failed; undefined when there is none. */
  readonly onMore: (() => Promise<unknown>) | undefined;
}

/** What `aria-setsize` is where nobody knows how many items there are. */
const UNKNOWN_SIZE = -1;
/** So many rows stand ready above and below what is seen. */
const OVERSCAN = 6;

/**
 * A virtualized list with its own scroll container. It scrolls with the usual keys once it has the focus; J and K, and
 * the arrow keys on a row, move between rows, and each has its position and the total as ARIA attributes.
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
    // The focused row stays rendered, however far the list is scrolled: if its element were removed, the focus would be
    // lost.
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
  const setSize = total === undefined ? UNKNOWN_SIZE : Math.max(total, items.length);
  return (
    <div ref={scroller} className="virtual" role="region" aria-label={props.label} tabIndex={0}>
      <ol role="list" aria-label={props.label} aria-busy={props.isBusy} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <Row
                key={key}
                id={ids[index] ?? ""}
                index={index}
                start={start}
                setSize={setSize}
                item={item}
                measure={rows.measureElement}
                renderItem={props.renderItem}
                onFocus={setCurrent}
              />
            )
          );
        })}
      </ol>
      {props.onMore && <ShowMore isBusy={props.isBusy} onMore={props.onMore} />}
    </div>
  );
}

interface RowProps<T> {
  readonly id: string;
  readonly index: number;
  /** The distance in pixels from the start of the list. */
  readonly start: number;
  readonly setSize: number;
  readonly item: T;
  readonly measure: (row: HTMLElement | null) => void;
  readonly renderItem: (item: T) => ReactNode;
  readonly onFocus: (id: string) => void;
}

function PlainRow<T>({ id, index, start, setSize, item, measure, renderItem, onFocus }: RowProps<T>) {
  return (
    <li
      ref={measure}
      data-index={index}
      data-card={id}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      tabIndex={-1}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => onFocus(id)}
    >
      {renderItem(item)}
    </li>
  );
}

const Row = memo(PlainRow) as typeof PlainRow; // memo drops the type parameter
