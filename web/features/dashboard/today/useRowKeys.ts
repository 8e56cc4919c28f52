import { focusCard, focusedCard } from "../../../lib/focusCard.js";
import { useShortcut } from "../../../lib/shortcuts.js";
import { useCardKeys } from "../../../lib/useCardKeys.js";
import { actionsOf, type KeptRow } from "./todayRows.js";

interface RowKeys {
  readonly rows: readonly KeptRow[];
  readonly isOnline: boolean;
  readonly select: (id: string) => void;
  readonly complete: (row: KeptRow) => void;
  readonly openMenu: (id: string) => void;
  /** The time of the row's appointment has come. */
  readonly hasCome: (row: KeptRow) => boolean;
  readonly askOutcome: (row: KeptRow) => void;
  readonly openSheet: (row: KeptRow) => void;
}

const NO_LIST = { current: null };

/** Binds the keys of Today: J and K move, D is done, S is later, O opens the hunt sheet, T goes to Today. */
export function useRowKeys(keys: RowKeys): void {
  const { rows, isOnline, select, complete, openMenu, hasCome, askOutcome, openSheet } = keys;
  const focused = (): KeptRow | undefined => rows.find(({ item }) => item.id === focusedCard()) ?? within(rows);
  const focusedStep = (): KeptRow | undefined => {
    const row = focused();
    return row !== undefined && isOnline && actionsOf(row.item).isStep ? row : undefined;
  };
  useCardKeys(NO_LIST, { ids: rows.map(({ item }) => item.id), onWalk: select });
  useShortcut("d", () => {
    const row = focused();
    if (row === undefined || !isOnline) return;
    const { isStep, isAppointment } = actionsOf(row.item);
    if (isStep) complete(row);
    else if (isAppointment && hasCome(row)) askOutcome(row);
  });
  useShortcut("s", () => {
    const row = focusedStep();
    if (row !== undefined) openMenu(row.item.id);
  });
  useShortcut("o", () => {
    const row = focused();
    if (row !== undefined) openSheet(row);
  });
  useShortcut("t", () => {
    const first = rows.find(({ group }) => group === "today") ?? rows[0];
    if (first === undefined) document.querySelector<HTMLElement>(".today-heading")?.focus();
    else focusCard(first.item.id);
  });
}

/** Returns the row of which a button has the focus. */
function within(rows: readonly KeptRow[]): KeptRow | undefined {
  const card = document.activeElement?.closest(".due-row")?.querySelector("[data-card]");
  const id = card?.getAttribute("data-card");
  return rows.find(({ item }) => item.id === id);
}
