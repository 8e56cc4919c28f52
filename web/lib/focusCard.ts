/** The number of frames to wait for a card: a long list measures a row before it shows it. */
const TIMEOUT_FRAMES = 30;

let wanted: { readonly id: string | undefined; frames: number } | undefined;

/** Focuses the card of an item as soon as it is rendered, or the screen's heading when there is no such card. */
export function focusCard(id: string | undefined): void {
  wanted = { id, frames: TIMEOUT_FRAMES };
  if (id !== undefined && tryFocus(id)) return;
  const mine = wanted;
  const again = (): void => {
    // A later call replaces this one.
    if (wanted !== mine || (id !== undefined && tryFocus(id))) return;
    mine.frames -= 1;
    if (id !== undefined && mine.frames > 0) requestAnimationFrame(again);
    else giveUp();
  };
  requestAnimationFrame(again);
}

/** Returns the id of the card that contains the focus, or is about to receive it; null when there is none. */
export function focusedCard(): string | null {
  return wanted?.id ?? document.activeElement?.closest("[data-card]")?.getAttribute("data-card") ?? null;
}

/** Returns whether the card took the focus; one that is hidden while it is measured does not. */
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
