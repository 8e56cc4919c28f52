/** Characters that end a line in other programs, Word among them, and that browsers show on the same line. */
const OTHER_ENDS = /[\v\f\u0085\u2028\u2029]|\r(?!\n)/g;

/**
 * Returns a typed text with each line end as browsers know it, to be shown with `white-space: pre-wrap`. Every character
 * keeps its place.
 */
export function withLineEnds(text: string): string {
  return text.replace(OTHER_ENDS, "\n");
}
