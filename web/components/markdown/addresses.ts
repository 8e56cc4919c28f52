import type { Parents, PhrasingContent, Root } from "mdast";

/** What ends a sentence, a bracket or a quotation in any of the languages, and no address. */
const AFTER = /[\p{Pf}\p{Pi}“”„‚‘’»«›‹…。，、；：！？）】」』》〉؟،؛"'.,;:!?*_~>|]$/u;
/** A quotation mark or a bracket of a sentence inside an address ends it. */
const INSIDE = /[“”„«»‹›<>"]/u;
const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Takes from the addresses of the tree that became links the signs of the sentence around them. */
export function trimAddresses(tree: Root): void {
  trimIn(tree);
}

/** Returns how much of an address belongs to it: not the dot, bracket or quotation mark of the sentence behind it. */
export function addressLength(address: string): number {
  const inside = address.search(INSIDE);
  let kept = inside > 0 ? address.slice(0, inside) : address;
  while (AFTER.test(kept) || isUnopened(kept)) kept = kept.slice(0, -1);
  return kept.length;
}

function isUnopened(address: string): boolean {
  const last = address.at(-1) ?? "";
  const opening = BRACKETS[last];
  return opening !== undefined && address.split(last).length > address.split(opening).length;
}

function trimIn(parent: Parents): void {
  // A tree holds only what its kind may hold; a text beside a link may stand wherever the link does.
  const children = parent.children as PhrasingContent[];
  for (let at = 0; at < children.length; at++) {
    const child = children[at];
    if (child === undefined || !("children" in child)) continue;
    if (child.type !== "link") {
      trimIn(child);
      continue;
    }
    const [text, ...others] = child.children;
    if (text?.type !== "text" || others.length > 0 || !child.url.endsWith(text.value)) continue;
    const length = addressLength(text.value);
    const rest = text.value.slice(length);
    if (rest === "" || length === 0) continue;
    child.url = child.url.slice(0, -rest.length);
    text.value = text.value.slice(0, length);
    children.splice(at + 1, 0, { type: "text", value: rest });
  }
}
