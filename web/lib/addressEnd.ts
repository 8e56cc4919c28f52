/** What ends a sentence or a quotation in any of the languages, and no address. */
const AFTER = /[\p{Pf}\p{Pi}„‚…。，、；：！？）】」』》〉؟،؛"'.,;:!?>]$/u;
/** A quotation mark or an angle bracket inside an address ends it. */
const INSIDE = /[“”„«»‹›<>"]/u;
const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Returns an address without the dot, bracket or quotation mark of the sentence that goes on behind it. */
export function withoutSentenceEnd(address: string): string {
  const inside = address.search(INSIDE);
  let kept = inside > 0 ? address.slice(0, inside) : address;
  while (AFTER.test(kept) || isUnopened(kept)) kept = kept.slice(0, -1);
  return kept;
}

function isUnopened(address: string): boolean {
  const last = address.at(-1) ?? "";
  const opening = BRACKETS[last];
  return opening !== undefined && address.split(last).length > address.split(opening).length;
}
