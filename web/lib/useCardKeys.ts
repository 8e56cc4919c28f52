import type { RefObject } from "react";
import { focusCard, focusedCard } from "./focusCard.js";
import { useShortcut } from "./shortcuts.js";

/** What a list says whose cards are not all in the page. */
interface Walk {
  /** All cards in their order. */
  readonly ids: readonly string[];
  /** That card is about to be focused, so it has to be there. */
  readonly onWalk: (id: string) => void;
  /** Where J and K begin while no card has the focus; at the first one unless said otherwise. */
  readonly start?: () => string | undefined;
}

/** Lets J and K, and the arrow keys once a card has the focus, walk the elements marked `data-card` inside a list. */
export function useCardKeys(list: RefObject<HTMLElement | null>, walk?: Walk): void {
  const go = (step: 1 | -1, isArrow: boolean) => (event: KeyboardEvent) => {
    const ids = walk?.ids ?? idsIn(list.current);
    const at = ids.indexOf(focusedCard() ?? "");
    if (isArrow && at < 0) return;
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
