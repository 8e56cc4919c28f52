import type { Parents, PhrasingContent } from "mdast";
import { withoutSentenceEnd } from "../../lib/addressEnd.js";

/** Takes from the addresses of the tree that became links the signs of the sentence around them. */
export function trimAddresses(parent: Parents): void {
  // A tree holds only what its kind may hold; a text beside a link may stand wherever the link does.
  const children = parent.children as PhrasingContent[];
  for (let at = 0; at < children.length; at++) {
    const child = children[at];
    if (child === undefined || !("children" in child)) continue;
    if (child.type !== "link") {
      trimAddresses(child);
      continue;
    }
    const [text, ...others] = child.children;
    if (text?.type !== "text" || others.length > 0 || !child.url.endsWith(text.value)) continue;
    const kept = withoutSentenceEnd(text.value);
    const rest = text.value.slice(kept.length);
    if (rest === "" || kept === "") continue;
    child.url = child.url.slice(0, -rest.length);
    text.value = kept;
    children.splice(at + 1, 0, { type: "text", value: rest });
  }
}
