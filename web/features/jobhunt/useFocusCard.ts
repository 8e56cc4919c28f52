import { useCallback, useEffect, useState } from "react";

/** Gives what moves the focus to the card of a hunt, as soon as that is on show: after it opened, closed or came back. */
export function useFocusCard(): (id: string | undefined) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (wanted !== null)
      cards()
        .find((card) => card.dataset.card === wanted.id)
        ?.focus();
  }, [wanted]);
  return useCallback((id) => setWanted(id === undefined ? null : { id }), []);
}

/** Tells which card follows that of a hunt, or comes before it when it is the last. */
export function neighbourOf(id: string): string | undefined {
  const all = cards();
  const at = all.findIndex((card) => card.dataset.card === id);
  return (all[at + 1] ?? all[at - 1])?.dataset.card;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")];
}
