import { useCallback, useEffect, useState } from "react";
import { scrollToCard } from "../../lib/scrollToCard.js";

/**
 * Returns the function that focuses the card of a hunt as soon as it is rendered: after it opened, closed or returned.
 */
export function useFocusCard(): (id: string | undefined) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const card = cards().find(({ dataset }) => dataset.card === wanted.id);
    // A closed card is a button, which the focus brings into view by itself.
    const scrolls = card?.matches("article") === true && scrollToCard(card);
    card?.focus({ preventScroll: scrolls });
  }, [wanted]);
  return useCallback((id) => setWanted(id === undefined ? null : { id }), []);
}

/** Returns the id of the following card, or of the preceding one when the card is the last. */
export function neighbourOf(id: string): string | undefined {
  const all = cards();
  const at = all.findIndex((card) => card.dataset.card === id);
  return (all[at + 1] ?? all[at - 1])?.dataset.card;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")];
}
