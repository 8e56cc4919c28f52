/** How long to wait for the card, in milliseconds. */
const ARRIVAL_MS = 8000;

/** Focuses a record's card and scrolls it into view, as soon as its screen shows it. */
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
    // After the heading has received the focus, as on every new screen.
    if (document.querySelector(selector) !== null) requestAnimationFrame(() => show() && observer.disconnect());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), ARRIVAL_MS);
  requestAnimationFrame(show);
}
