/** The look of the guide that was shown last, without its behaviour, and how far it was scrolled. */
interface KeptGuide {
  readonly look: HTMLElement;
  readonly scrollTop: number;
}

let kept: KeptGuide | undefined;
let holders = 0;

/**
 * Keeps what a guide looks like that is about to leave the page, for the screen that takes its place in the same moment
 * (see `holdGuide`); where none does, it is forgotten.
 */
export function keepGuide(screen: Element | null): void {
  if (screen === null) return;
  const look = screen.cloneNode(true);
  if (!(look instanceof HTMLElement)) return;
  look.setAttribute("inert", "");
  look.setAttribute("aria-hidden", "true");
  kept = { look, scrollTop: screen.querySelector(".screen-column")?.scrollTop ?? 0 };
  forgetUnlessHeld();
}

/**
 * Puts the look of the last guide into a place, and returns the function that takes it out again; null where no guide
 * was shown just before.
 */
export function holdGuide(place: HTMLElement): (() => void) | null {
  if (kept === undefined) return null;
  const { look, scrollTop } = kept;
  place.replaceChildren(look);
  const column = look.querySelector(".screen-column");
  if (column !== null) column.scrollTop = scrollTop;
  holders += 1;
  return () => {
    holders -= 1;
    look.remove();
    forgetUnlessHeld();
  };
}

/** The next screen takes it before this runs: both happen in one commit. */
function forgetUnlessHeld(): void {
  queueMicrotask(() => {
    if (holders === 0) kept = undefined;
  });
}
