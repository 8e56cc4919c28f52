/** How long a list may take to bring the card. */
const ARRIVAL_MS = 8000;

/** Puts the focus on a record's card, and the card into sight, as soon as its screen shows it. */
export function focusCardOnArrival(id: string): void {
  const selector = `[data-card="${CSS.escape(id)}"]`;
  const show = (): boolean => {
    const card = document.querySelector<HTMLElement>(selector);
    if (card === null) return false;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "center" });
    return true;
  };
  const observer = new MutationObserver(() => {
    // After the heading has taken the focus, which every new screen gives it.
    if (document.querySelector(selector) !== null) requestAnimationFrame(() => show() && observer.disconnect());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ARRIVAL_MS);
  requestAnimationFrame(show);
}
