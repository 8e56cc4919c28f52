import { focusCard, focusedCard } from "../../../lib/focusCard.js";
import { useShortcut } from "../../../lib/shortcuts.js";
import { useCardKeys } from "../../../lib/useCardKeys.js";
import { actionsOf, type KeptRow } from "./todayRows.js";
import type { TodayStop } from "./useShownRows.js";

interface RowKeys {
  readonly stops: readonly TodayStop[];
  /** The ids of what shows its buttons: what is under the mouse, and what was selected last. */
  readonly pointed: readonly [hovered: string | undefined, selected: string | undefined];
  readonly isOnline: boolean;
  readonly select: (id: string) => void;
  readonly complete: (row: KeptRow) => void;
  readonly openMenu: (id: string) => void;
  /** Shows the lines of equal steps, by the id of the row that has them. */
  readonly unfold: (id: string) => void;
  /** The time of the row's appointment has come. */
  readonly hasCome: (row: KeptRow) => boolean;
  readonly askOutcome: (row: KeptRow) => void;
  readonly openSheet: (row: KeptRow) => void;
}

const NO_LIST = { current: null };

/**
 * Binds the keys of Today: J and K move, D is done, S is later, O opens the hunt sheet, T goes to Today. D, S and O act
 * on the row under the mouse, else on the focused one, else on the one that was selected last; on several equal steps in one
 * row D and S show them, as each is done by itself.
 */
export function useRowKeys(keys: RowKeys): void {
  const { stops, pointed, isOnline, select, complete, openMenu, unfold, hasCome, askOutcome, openSheet } = keys;
  const [hovered, selected] = pointed;
  const withId = (id: string | null | undefined): TodayStop | undefined => stops.find((stop) => stop.id === id);
  const actedOn = (): TodayStop | undefined =>
    withId(hovered) ?? withId(focusedCard()) ?? withId(rowWithFocus()) ?? withId(selected);
  const shows = (stop: TodayStop | undefined): boolean => {
    if (stop?.steps === undefined) return false;
    unfold(stop.id);
    return true;
  };
  useCardKeys(NO_LIST, { ids: stops.map(({ id }) => id), onWalk: select });
  useShortcut("d", () => {
    const stop = actedOn();
    if (shows(stop) || stop?.row === undefined || !isOnline) return;
    const { isStep, isAppointment } = actionsOf(stop.row.item);
    if (isStep) complete(stop.row);
    else if (isAppointment && hasCome(stop.row)) askOutcome(stop.row);
  });
  useShortcut("s", () => {
    const stop = actedOn();
    if (shows(stop) || stop?.row === undefined || !isOnline) return;
    if (actionsOf(stop.row.item).isStep) openMenu(stop.id);
  });
  useShortcut("o", () => {
    const stop = actedOn();
    if (stop?.row !== undefined) openSheet(stop.row);
  });
  useShortcut("t", () => {
    const first = stops.find(({ group }) => group === "today") ?? stops[0];
    if (first === undefined) document.querySelector<HTMLElement>(".today-heading")?.focus();
    else {
      select(first.id);
      focusCard(first.id);
    }
  });
}

/** Returns the id of the row, or of the line in one, of which a button has the focus. */
function rowWithFocus(): string | null | undefined {
  const row = document.activeElement?.closest(".due-line, .due-row");
  return row?.querySelector("[data-card]")?.getAttribute("data-card");
}
