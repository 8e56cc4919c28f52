/** The mark of a task behind the sign of its list item: `- [ ] call`, `1. [x] call`. */
const MARK = /((?:[-+*]|\d{1,9}[.)])[\s>]*\[)([ \t\r\nxX])\]/y;

/**
 * Ticks a task of a Markdown text, or takes its tick away, and changes nothing else. The task is told by where its list
 * item begins in the text, as the one who laid it out knows; null where no task begins there.
 */
export function withTask(text: string, at: number, isDone: boolean): string | null {
  MARK.lastIndex = at;
  const found = MARK.exec(text);
  if (found === null) return null;
  const [, before = "", mark = ""] = found;
  if (isTicked(mark) === isDone) return text;
  const place = at + before.length;
  return text.slice(0, place) + (isDone ? "x" : " ") + text.slice(place + 1);
}

/** Tells whether two texts are the same but for what is ticked in them. */
export function isSameButTicks(one: string, other: string): boolean {
  return one.length === other.length && unticked(one) === unticked(other);
}

function isTicked(mark: string): boolean {
  return mark === "x" || mark === "X";
}

function unticked(text: string): string {
  return text.replace(/\[[xX]\]/g, "[ ]");
}
