/** The check box of a task after the marker of its list item: `- [ ] call`, `1. [x] call`. */
const MARK = /((?:[-+*]|\d{1,9}[.)])[\s>]*\[)([ \t\r\nxX])\]/y;

/**
 * Returns a Markdown text with one task ticked or unticked, and otherwise unchanged. The task is identified by the
 * offset of its list item in the text, as the parser reports it; null where no task begins there.
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

/** Returns whether two texts are equal except for their ticks. */
export function isSameButTicks(one: string, other: string): boolean {
  return one.length === other.length && unticked(one) === unticked(other);
}

function isTicked(mark: string): boolean {
  return mark === "x" || mark === "X";
}

function unticked(text: string): string {
  return text.replace(/\[[xX]\]/g, "[ ]");
}
