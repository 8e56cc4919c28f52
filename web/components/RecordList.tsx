import { memo, useCallback, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { focusCard } from "../lib/focusCard.js";
import { useShortcut } from "../lib/shortcuts.js";
import type { Listed, Records } from "../lib/useRecords.js";
import { InlineError } from "./InlineError.js";
import { ListSkeleton } from "./ListSkeleton.js";
import { LongList } from "./LongList.js";

/** How the card of a record stands in its list, and what it asks the list for. */
export interface RecordRow {
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** Draws the card of a record; a function that stays the same spares the rows that have not changed. */
export type DrawRecord<Item> = (record: Item, row: RecordRow) => ReactElement;

interface RecordListProps<Item extends Listed> {
  readonly records: Records<Item>;
  /** What the list is called. */
  readonly label: string;
  /** How many there are, in words, for who does not see the list. */
  readonly countText: (count: number) => string;
  /** Stands in for an empty list. */
  readonly empty: ReactNode;
  /** Deletes a record at once, and tells whether it is gone. */
  readonly remove: (id: string) => Promise<boolean>;
  /** A form is likely to be wanted next. */
  readonly onEditSoon?: () => void;
  readonly children: DrawRecord<Item>;
}

/** Shows a list of records with one card open at a time, or why there are none to show; Delete asks before (spec 4). */
export function RecordList<Item extends Listed>(props: RecordListProps<Item>) {
  const { records, label, remove, onEditSoon, children } = props;
  const { list, selected, select, error, isLoading } = records;
  const [pendingId, setPendingId] = useState<string>();
  useShortcut("Delete", () => setPendingId(selected?.id), selected !== undefined);
  const toggle = useCallback(
    (record: Item, isOpen: boolean) => {
      setPendingId(undefined);
      select(isOpen ? undefined : record);
      onEditSoon?.();
    },
    [select, onEditSoon],
  );
  const confirmDelete = useCallback(
    async (record: Item) => {
      const at = list?.indexOf(record) ?? -1;
      const neighbour = list?.[at + 1] ?? list?.[at - 1];
      setPendingId(undefined);
      select(undefined);
      focusCard(neighbour?.id);
      if (!(await remove(record.id))) select(record);
    },
    [list, remove, select],
  );
  const acts = useMemo<Acts<Item>>(
    () => ({
      toggle,
      confirmDelete: (record) => void confirmDelete(record),
      askDelete: ({ id }) => setPendingId(id),
      cancelDelete: ({ id }) => {
        setPendingId(undefined);
        focusCard(id);
      },
    }),
    [toggle, confirmDelete],
  );
  if (!list) {
    if (!error) return <ListSkeleton />;
    return <InlineError what={label} error={error} isBusy={isLoading} onTryAgain={records.tryAgain} />;
  }
  return (
    <>
      <p className="unseen" role="status">
        {props.countText(records.total ?? list.length)}
      </p>
      {list.length === 0 && props.empty}
      <LongList
        label={label}
        items={list}
        total={records.total}
        openId={selected?.id}
        isBusy={isLoading}
        onMore={records.loadMore}
      >
        {(record) => (
          <Row
            key={record.id}
            record={record}
            isOpen={record.id === selected?.id}
            isPendingDelete={record.id === pendingId}
            acts={acts}
            draw={children}
          />
        )}
      </LongList>
    </>
  );
}

interface Acts<Item> {
  readonly toggle: (record: Item, isOpen: boolean) => void;
  readonly askDelete: (record: Item) => void;
  readonly confirmDelete: (record: Item) => void;
  readonly cancelDelete: (record: Item) => void;
}

interface RowProps<Item> {
  readonly record: Item;
  readonly isOpen: boolean;
  readonly isPendingDelete: boolean;
  readonly acts: Acts<Item>;
  readonly draw: DrawRecord<Item>;
}

function PlainRow<Item>({ record, isOpen, isPendingDelete, acts, draw }: RowProps<Item>) {
  return draw(record, {
    isOpen,
    isPendingDelete,
    onToggle: () => acts.toggle(record, isOpen),
    onDelete: () => acts.askDelete(record),
    onDeleteConfirmed: () => acts.confirmDelete(record),
    onDeleteCancelled: () => acts.cancelDelete(record),
  });
}

/** Opening one card of a hundred draws two of them anew. */
const Row = memo(PlainRow) as typeof PlainRow; // memo loses the parameter of the type
