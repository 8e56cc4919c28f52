import { memo, useCallback, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { focusCard } from "../lib/focusCard.js";
import { useShortcut } from "../lib/shortcuts.js";
import type { Listed, Records } from "../lib/useRecords.js";
import { InlineError } from "./InlineError.js";
import { ListSkeleton } from "./ListSkeleton.js";
import { LongList } from "./LongList.js";

/** The state of a record's card in its list, and its callbacks. */
export interface RecordRow {
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** Renders the card of a record; a stable function avoids rendering unchanged rows again. */
export type DrawRecord<Item> = (record: Item, row: RecordRow) => ReactElement;

interface RecordListProps<Item extends Listed> {
  readonly records: Records<Item>;
  /** The accessible name of the list. */
  readonly label: string;
  /** The number of records as text, for screen readers. */
  readonly countText: (count: number) => string;
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
  /** Deletes a record at once, and resolves to whether it was deleted. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Preloads the form, which is likely to be opened next. */
  readonly onEditSoon?: () => void;
  readonly children: DrawRecord<Item>;
}

/**
 * Shows a list of records with one open card at a time, or its state loading, failed or empty; Delete asks first (spec
 * 4).
 */
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

/** Memoized: opening one card of a hundred renders two of them again. */
const Row = memo(PlainRow) as typeof PlainRow; // memo drops the type parameter
