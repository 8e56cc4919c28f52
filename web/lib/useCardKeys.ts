import type { RefObject } from "react";
import { focusCard, focusedCard } from "./focusCard.js";
import { useShortcut } from "./shortcuts.js";

/** The cards of a list that does not render all of them. */
interface Walk {
  /** The ids of all cards in their order. */
  readonly ids: readonly string[];
  /** Called before a card is focused, so that the list renders it. */
  readonly onWalk: (id: string) => void;
  /** Returns the card where J and K start while no card has the focus; by default the first one. */
  readonly start?: () => string | undefined;
}

/**
 * Binds J and K, and the arrow keys once a card has the focus, to move between the elements marked `data-card` in a
 * list.
 */
export function useCardKeys(list: RefObject<HTMLElement | null>, walk?: Walk): void {
  const go =
    (step: 1 | -1, isArrow: boolean) =>
    (event: KeyboardEvent): void | false => {
      const ids = walk?.ids ?? idsIn(list.current);
      const at = ids.indexOf(focusedCard() ?? "");
      if (ids.length === 0 || (isArrow && at < 0)) return false;
      event.preventDefault();
      const next = at < 0 ? (walk?.start?.() ?? ids[0]) : ids[at + step];
      if (next === undefined) return;
      walk?.onWalk(next);
      focusCard(next);
    };
  useShortcut("j", go(1, false));
  useShortcut("k", go(-1, false));
  useShortcut("ArrowDown", go(1, true));
  useShortcut("ArrowUp", go(-1, true));
}

function idsIn(list: HTMLElement | null): readonly string[] {
  return Array.from(list?.querySelectorAll("[data-card]") ?? [], (card) => card.getAttribute("data-card") ?? "");
}
