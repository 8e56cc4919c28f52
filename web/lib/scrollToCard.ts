import { matchesMedia } from "./environment/mediaQuery.js";
import { screens } from "./useMediaQuery.js";

/**
 * Brings a card that was just opened to the top of the list on a phone, where little more than it fits. On a wide screen
 * it does nothing, so that what is above the card stays where it is; returns whether it will scroll.
 */
export function scrollToCard(card: HTMLElement): boolean {
  if (!matchesMedia(screens.phone)) return false;
  // The card that was open above it has no longer its height then, also in a list that measures its rows.
  requestAnimationFrame(() => {
    card.scrollIntoView({ block: "start", behavior: matchesMedia(screens.still) ? "auto" : "smooth" });
  });
  return true;
}
