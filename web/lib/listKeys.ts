/** The step of PageUp and PageDown: about the number of visible options. */
const PAGE = 8;

/** Returns the index a key moves to in a list of so many options; undefined for any other key. */
export function nextIndex(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % length;
  if (key === "ArrowUp") return (at - 1 + length) % length;
  if (key === "PageDown") return Math.min(at + PAGE, length - 1);
  return key === "PageUp" ? Math.max(at - PAGE, 0) : undefined;
}
