import type { ReactNode } from "react";
import { useT } from "../../lib/useT.js";
import { printMessages } from "./messages.js";

interface PrintedListProps<T> {
  readonly title: string;
  readonly items: readonly T[];
  /** How many are printed. */
  readonly room: number;
  readonly isNumbered?: boolean;
  readonly children: (item: T, place: number) => ReactNode;
}

/** A list on paper, as much of it as there is room for, and the number of the others. */
export function PrintedList<T>({ title, items, room, isNumbered = false, children }: PrintedListProps<T>) {
  const t = useT();
  const List = isNumbered ? "ol" : "ul";
  const rest = items.length - room;
  return (
    <section>
      <h3>{title}</h3>
      <List>{items.slice(0, room).map(children)}</List>
      {rest > 0 && <p>{t(printMessages.more, { count: rest })}</p>}
    </section>
  );
}
