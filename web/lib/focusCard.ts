/** So many frames a card may take to appear: a long list measures a row before it shows it. */
const PATIENCE_FRAMES = 30;

let wanted: { readonly id: string | undefined; frames: number } | undefined;

/** Gives the focus to the card of an item as soon as it is on show, or to the screen's name when there is no such card. */
export function focusCard(id: string | undefined): void {
  wanted = { id, frames: PATIENCE_FRAMES };
  if (id !== undefined && tryFocus(id)) return;
  const mine = wanted;
  const again = (): void => {
    // A later call has another wish.
    if (wanted !== mine || (id !== undefined && tryFocus(id))) return;
    mine.frames -= 1;
    if (id !== undefined && mine.frames > 0) requestAnimationFrame(again);
    else giveUp();
  };
  requestAnimationFrame(again);
}

/** The card that has the focus, itself or something in it, or is about to. */
export function focusedCard(): string | null {
  return wanted?.id ?? document.activeElement?.closest("[data-card]")?.getAttribute("data-card") ?? null;
}

/** A card that is hidden while it is measured does not take the focus. */
function tryFocus(id: string): boolean {
  const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
  card?.focus();
  if (card === null || document.activeElement !== card) return false;
  wanted = undefined;
  card.scrollIntoView({ block: "nearest" });
  return true;
}

function giveUp(): void {
  wanted = undefined;
  document.querySelector<HTMLElement>("h1")?.focus();
}
