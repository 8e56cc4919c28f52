import { focusCard, focusedCard } from "../../../lib/focusCard.js";
import { useShortcut } from "../../../lib/shortcuts.js";
import { useCardKeys } from "../../../lib/useCardKeys.js";
import { actionsOf, type KeptRow } from "./todayRows.js";

interface RowKeys {
  readonly rows: readonly KeptRow[];
  /** The ids of the rows that show their buttons: the one under the mouse, and the one that was selected last. */
  readonly pointed: readonly [hovered: string | undefined, selected: string | undefined];
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

/**
 * Binds the keys of Today: J and K move, D is done, S is later, O opens the hunt sheet, T goes to Today. D, S and O act
 * on the row under the mouse, else on the focused one, else on the one that was selected last.
 */
export function useRowKeys(keys: RowKeys): void {
  const { rows, pointed, isOnline, select, complete, openMenu, hasCome, askOutcome, openSheet } = keys;
  const [hovered, selected] = pointed;
  const withId = (id: string | null | undefined): KeptRow | undefined => rows.find(({ item }) => item.id === id);
  const actedOn = (): KeptRow | undefined =>
    withId(hovered) ?? withId(focusedCard()) ?? withId(rowWithFocus()) ?? withId(selected);
  const stepActedOn = (): KeptRow | undefined => {
    const row = actedOn();
    return row !== undefined && isOnline && actionsOf(row.item).isStep ? row : undefined;
  };
  useCardKeys(NO_LIST, { ids: rows.map(({ item }) => item.id), onWalk: select });
  useShortcut("d", () => {
    const row = actedOn();
    if (row === undefined || !isOnline) return;
    const { isStep, isAppointment } = actionsOf(row.item);
    if (isStep) complete(row);
    else if (isAppointment && hasCome(row)) askOutcome(row);
  });
  useShortcut("s", () => {
    const row = stepActedOn();
    if (row !== undefined) openMenu(row.item.id);
  });
  useShortcut("o", () => {
    const row = actedOn();
    if (row !== undefined) openSheet(row);
  });
  useShortcut("t", () => {
    const first = rows.find(({ group }) => group === "today") ?? rows[0];
    if (first === undefined) document.querySelector<HTMLElement>(".today-heading")?.focus();
    else {
      select(first.item.id);
      focusCard(first.item.id);
    }
  });
}

/** Returns the id of the row of which a button has the focus. */
function rowWithFocus(): string | null | undefined {
  return document.activeElement?.closest(".due-row")?.querySelector("[data-card]")?.getAttribute("data-card");
}
