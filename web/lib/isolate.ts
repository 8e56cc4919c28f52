/** The signs around a text that has the direction of its own words, whatever stands beside it. */
const [BEGIN, END] = ["\u2068", "\u2069"];

/** Returns whether the interface runs from right to left. */
export function isMirrored(): boolean {
  return document.dir === "rtl";
}

/**
 * Returns a text that has the direction of its own words inside a line that runs from right to left. Elsewhere it is
 * returned as it is, and so is a mere number, and what is isolated already.
 */
export function isolate(text: string): string {
  return !isMirrored() || !/\D/.test(text) || text.startsWith(BEGIN) ? text : BEGIN + text + END;
}
