import { useRef, type ReactElement } from "react";
import { useCardKeys } from "../lib/useCardKeys.js";
import { LongRows } from "./LongRows.js";
import { ShowMore } from "./ShowMore.js";

/**
 * Up to this number every row is rendered, so that the browser's own search finds it; beyond, only those near the
 * window.
 */
const PLAIN_MAX = 100;

/** The props of a list of rows of any length. */
export interface LongListProps<T extends { readonly id: string }> {
  /** The accessible name of the list. */
  readonly label: string;
  /** The items fetched so far. */
  readonly items: readonly T[];
  /** The number of items on the server, where it is known. */
  readonly total: number | undefined;
  /** The item whose row is open. */
  readonly openId: string | undefined;
  /** The next page is loading. */
  readonly isBusy: boolean;
  /** Fetches the next page and rejects when that failed; undefined when there is none. */
  readonly onMore: (() => Promise<unknown>) | undefined;
  /** Renders an `ExpandableRow` with the item's id as its key. */
  readonly children: (item: T) => ReactElement;
}

/**
 * Rows that expand into cards: pages are fetched as the end comes near, and J, K and the arrow keys move through all of
 * them.
 */
export function LongList<T extends { readonly id: string }>(props: LongListProps<T>) {
  const isLong = (props.total ?? props.items.length) > PLAIN_MAX;
  return (
    <>
      {isLong ? <LongRows {...props} /> : <PlainRows {...props} />}
      {props.onMore && <ShowMore isBusy={props.isBusy} onMore={props.onMore} />}
    </>
  );
}

function PlainRows<T extends { readonly id: string }>({ label, items, children }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useCardKeys(list);
  return (
    <ul className="rows" ref={list} aria-label={label}>
      {items.map(children)}
    </ul>
  );
}
