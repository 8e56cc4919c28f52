/** Spec 9: the welcome text is typed at 50 ms per character, looping. */
const CHARACTER_MS = 50;
/** How long a finished text is shown, in characters. */
const PAUSE_CHARACTERS = 40;
/** How long each text is shown with reduced motion, in milliseconds. */
const STILL_MS = 6000;

/** Types the texts into the element one after the other, in a loop; `isStill` shows each whole instead. */
export function typeTexts(element: HTMLElement, texts: readonly string[], isStill: boolean): void {
  let current = 0;
  let shown = texts[0]?.length ?? 0;
  const show = (): void => {
    const text = (texts[current] ?? "").slice(0, isStill ? undefined : shown);
    // The three dots may break, so that a phone wraps after them.
    const parts = text.split("...");
    element.replaceChildren(...parts.flatMap((part, index) => (index === 0 ? [part] : ["...", breakHere(), part])));
  };
  const next = (): void => {
    current = (current + 1) % texts.length;
    shown = 0;
  };
  show();
  setInterval(
    () => {
      if (isStill) next();
      else if (shown >= (texts[current]?.length ?? 0) + PAUSE_CHARACTERS) next();
      else shown += 1;
      if (!document.hidden) show();
    },
    isStill ? STILL_MS : CHARACTER_MS,
  );
}

function breakHere(): HTMLElement {
  return document.createElement("wbr");
}
