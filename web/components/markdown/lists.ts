import type { List, ListItem, Paragraph, RootContent } from "mdast";
import { rangeOf } from "./deliberate.js";
import { joined, textNode, typedInline, type Inline } from "./inline.js";

/** Marks a list that shows the signs that were typed. */
export const TYPED_LIST = "is-typed";

const SIGN = /^(?:([-+*])|(\d{1,9})([.)]))(?:[ \t]+|(?=[\r\n])|$)/;
/** A hyphen before one of these is a minus, or a span without its beginning. */
const COUNTED = /^[\p{N}\p{Sc}%°<>=~±.,|]/u;

interface Item {
  readonly node: ListItem;
  /** The sign as it was typed, with the space behind it. */
  readonly sign: string;
  readonly bullet: string;
  readonly number: number;
  readonly isTask: boolean;
  /** The text behind the sign. */
  readonly rest: string;
}

interface ListPlace {
  /** The blocks before and behind the list. */
  readonly neighbours: readonly (RootContent | undefined)[];
  /** Does the same with what is in an item. */
  readonly typeItem: (item: ListItem, text: string) => void;
}

/**
 * Returns a list in which each sign that says more than "an item of a list" is shown as it was typed, e.g. the plus and minus
 * of reasons, or a number that is not the next one. One such line alone is no list, e.g. the star of a footnote. Null when
 * there are only signs.
 */
export function typedList(list: List, inline: Inline, { neighbours, typeItem }: ListPlace): List | Paragraph | null {
  const { text } = inline;
  const items = list.children.map((node) => itemOf(node, text));
  if (items.some(({ node }) => node.children[0]?.type === "list")) return null;
  const isUsual = list.ordered === true ? isCounted(items) : isBulleted(items) && !areOpposite(neighbours, text);
  const line = isUsual ? null : lineOf(list, items, inline);
  if (line !== null) return line;
  for (const item of items) {
    const isTight = item.node.spread !== true;
    typeItem(item.node, text);
    if (!isUsual) showSign(item);
    layOut(item, isTight);
  }
  const signs = { start: null, data: { hProperties: { className: [TYPED_LIST] } } };
  return { ...list, spread: true, ...(!isUsual && signs) };
}

function itemOf(node: ListItem, text: string): Item {
  const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
  const typed = text.slice(start, end);
  const [sign = "", bullet = "", number = ""] = SIGN.exec(typed) ?? [];
  return {
    node,
    sign,
    bullet,
    // 01 is shown as it was typed, which 1 would not be.
    number: /^[1-9]/.test(number) && typed[number.length] === "." ? Number(number) : Number.NaN,
    isTask: typeof node.checked === "boolean",
    rest: typed.slice(sign.length),
  };
}

/** Returns whether the items are numbered as a list numbers them: from 1, each one more. */
function isCounted(items: readonly Item[]): boolean {
  const isNext = ({ number, rest, isTask }: Item, place: number): boolean =>
    number === place + 1 && rest.trim() !== "" && !isTask;
  return items.length > 1 && items.every(isNext);
}

/** Returns whether the signs of the items are bullets and nothing else. */
function isBulleted(items: readonly Item[]): boolean {
  const isFootnote = items.length === 1 && items[0]?.bullet === "*";
  const isBullet = ({ bullet, rest, isTask }: Item): boolean =>
    isTask || (bullet !== "+" && rest.trim() !== "" && !COUNTED.test(rest) && !isFootnote);
  return items.every(isBullet);
}

/** Returns whether a list stands beside one with the sign plus: reasons for and against. */
function areOpposite(neighbours: readonly (RootContent | undefined)[], text: string): boolean {
  return neighbours.some((other) => other?.type === "list" && text[rangeOf(other)?.start ?? -1] === "+");
}

/** Returns the paragraph that a list of one item is; null when it is more. */
function lineOf(list: List, items: readonly Item[], inline: Inline): Paragraph | null {
  const [item, more] = items;
  const range = rangeOf(list);
  if (range === undefined || item === undefined || more !== undefined || item.isTask) return null;
  const [first, ...others] = item.node.children;
  if (others.length > 0 || (first !== undefined && first.type !== "paragraph")) return null;
  const children = typedInline(first?.children ?? [], range, inline);
  return { type: "paragraph", children, ...(list.position && { position: list.position }) };
}

function showSign({ node, sign, isTask }: Item): void {
  // The box of a task stands for its bullet, and not for its number.
  if (isTask && /^\D/.test(sign)) return;
  const [first] = node.children;
  if (first?.type === "paragraph") first.children = joined([textNode(sign), ...first.children]);
  else node.children.unshift({ type: "paragraph", children: [textNode(sign.trimEnd())] });
}

/** Copied, paragraphs would have blank lines between them that nobody typed. */
function layOut({ node, isTask }: Item, isTight: boolean): void {
  node.spread = true;
  if (isTask || !isTight) return;
  for (const child of node.children) if (child.type === "paragraph") child.data = { hName: "div" };
}
