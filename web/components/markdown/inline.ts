import type { Link, PhrasingContent, Text } from "mdast";
import { isDeliberate, rangeOf, type Range } from "./deliberate.js";

/** How the words of a block are read. */
export interface Inline {
  /** The whole text. */
  readonly text: string;
  /** How many columns of each further line belong to the list or quote around it. */
  readonly inset: number;
}

/** A star that belongs to one word, as the mark of a footnote: `salary*`, `*before tax`; the second with two stars. */
const LONE_MARKS = [1, 2].map((count) => {
  const [star, word] = [String.raw`\*{${count}}`, String.raw`[\p{L}\p{N})\]]`];
  return new RegExp(String.raw`${word}${star}(?=$|[\s),.;:!?])|(?:^|[\s(])${star}(?=${word})`, "mu");
});

/**
 * Returns what stands between two places of the text as it was typed, with the deliberate signs of `nodes` alone replaced by
 * what they mean. Where a star is the mark of a footnote, none of its kind in this block is a sign.
 */
export function typedInline(nodes: readonly PhrasingContent[], range: Range, inline: Inline): PhrasingContent[] {
  const isNever = (node: PhrasingContent, lone: readonly boolean[]): boolean =>
    (node.type === "emphasis" && lone[0] === true) || (node.type === "strong" && lone[1] === true);
  const read = (lone: readonly boolean[]): PhrasingContent[] =>
    fill(nodes, range, inline, null, (node) => isNever(node, lone));
  const all = read([]);
  const plain = all.map((node) => (node.type === "text" ? node.value : " ")).join("");
  const lone = LONE_MARKS.map((mark) => mark.test(plain));
  return lone.includes(true) ? read(lone) : all;
}

/** Returns a text as it is shown: every kind of line end is one. */
export function textNode(typed: string, inset = 0): Text {
  const lines = typed.replace(/\r\n?/g, "\n");
  return { type: "text", value: inset === 0 ? lines : lines.replace(new RegExp(`\n[ \\t>]{0,${inset}}`, "g"), "\n") };
}

/** Returns the nodes with neighbouring texts joined. */
export function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (node.type !== "text") found.push(node);
    else if (last?.type === "text") last.value += node.value;
    else if (node.value !== "") found.push({ ...node });
  }
  return found;
}

/** Returns the nodes, and the text between and around them, so that nothing of the range is missing. */
function fill(
  nodes: readonly PhrasingContent[],
  { start, end }: Range,
  inline: Inline,
  parent: PhrasingContent["type"] | null,
  isNever: (node: PhrasingContent) => boolean,
): PhrasingContent[] {
  const { text, inset } = inline;
  const found: PhrasingContent[] = [];
  let at = start;
  for (const node of nodes) {
    const range = rangeOf(node);
    if (range === undefined || node.type === "text" || node.type === "break") continue;
    found.push(textNode(text.slice(at, range.start), inset), ...shown(node, range));
    at = range.end;
  }
  return joined([...found, textNode(text.slice(at, end), inset)]);

  function shown(node: PhrasingContent, range: Range): PhrasingContent[] {
    const typed = text.slice(range.start, range.end);
    if (node.type === "link" && !typed.startsWith("[")) return addressNodes(node, typed);
    const isSign = !isNever(node) && isDeliberate(node, text, parent);
    if (!("children" in node)) return isSign ? [node] : [textNode(typed, inset)];
    const inner = innerRange(node.children, range);
    const children = fill(node.children, inner, inline, isSign ? node.type : parent, isNever);
    if (isSign) return [{ ...node, children }]; // the kind of children is that of before
    return [
      textNode(text.slice(range.start, inner.start)),
      ...children,
      textNode(text.slice(inner.end, range.end), inset),
    ];
  }
}

function innerRange(children: readonly PhrasingContent[], outer: Range): Range {
  const [first, last] = [children[0], children.at(-1)];
  const start = first && rangeOf(first)?.start;
  const end = last && rangeOf(last)?.end;
  return start === undefined || end === undefined ? { start: outer.end, end: outer.end } : { start, end };
}

/** An address that is a link without further signs; the brackets around one are typed. */
function addressNodes(link: Link, typed: string): PhrasingContent[] {
  if (!typed.startsWith("<")) return [{ ...link, children: [textNode(typed)] }];
  if (!/^(?:https?:\/\/|mailto:)./i.test(link.url)) return [textNode(typed)];
  return [textNode("<"), { ...link, children: [textNode(typed.slice(1, -1))] }, textNode(">")];
}
