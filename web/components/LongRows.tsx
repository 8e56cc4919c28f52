import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState, type FocusEvent } from "react";
import { useCardKeys } from "../lib/useCardKeys.js";
import { IsInListItem } from "./isInListItem.js";
import type { LongListProps } from "./LongList.js";
import { useScrollPlace } from "./useScrollPlace.js";
import { useSteadyRows } from "./useSteadyRows.js";
import "./row.css";

/** The height of a closed row in pixels, before it is measured. */
const ROW_HEIGHT = 56;
/** The number of rows rendered above and below the visible ones. */
const OVERSCAN = 8;

/**
 * The virtualized rows of a long list: only those near the window are rendered, and the open and the focused one. They
 * scroll with their screen, and each has its position and the total as ARIA attributes.
 */
export function LongRows<T extends { readonly id: string }>(props: LongListProps<T>) {
  const { label, items, openId, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { scroller, startMargin } = useScrollPlace(list);
  const [focusedId, setFocusedId] = useState<string>();
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  useCardKeys(list, { ids, onWalk: setFocusedId });
  const kept = [openId, focusedId].map((id) => (id === undefined ? -1 : ids.indexOf(id))).filter((at) => at >= 0);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: startMargin,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other),
  });
  useSteadyRows(rows, ids);
  const onFocus = ({ target }: FocusEvent): void => {
    const id = target.getAttribute("data-card");
    if (id !== null) setFocusedId(id);
  };
  return (
    <IsInListItem value>
      <ul
        ref={list}
        className="rows is-long"
        aria-label={label}
        style={{ blockSize: rows.getTotalSize() }}
        onFocus={onFocus}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={rows.measureElement}
                className={item.id === openId ? "row-place is-open" : "row-place"}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={Math.max(props.total ?? 0, items.length)}
                style={{ insetBlockStart: start - startMargin }}
              >
                {children(item)}
              </li>
            )
          );
        })}
      </ul>
    </IsInListItem>
  );
}
