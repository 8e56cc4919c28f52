import type { Blockquote, Heading, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import { rangeOf, type Range } from "./deliberate.js";
import { joined, textNode, typedInline } from "./inline.js";
import { typedList } from "./lists.js";

type Container = Blockquote | ListItem;
type Block = RootContent;

/** A single `#` before a number, or before `of`, is the sign for number. */
const NUMBER_SIGN = /^#[ \t]+(?:\p{N}|of\b)/u;
/** A quote: no line without its sign, none that compares with a number, and no path through menus. */
const QUOTED_LINE = /^[ \t]*(?:>[ \t]?)+(?!\s*[\p{N}\p{Sc}=~%<])(?!.*\s>\s)/u;
const FENCED = /^`{3,}[ \t]*[\w+#.-]*[ \t]*[\r\n](?:[^]*[\r\n])?[ \t>]*`{3,}[ \t]*$/;
/** A cell of the line below the head of a table; fewer hyphens without a colon say "none". */
const TABLE_RULE = /^(?:-{3,}|:-+:?|-+:)$/;

/**
 * Changes the blocks of a tree so that the deliberate signs of Markdown alone are replaced by what they mean, and everything
 * else is there as it was typed: indentation, blank lines and the ends of lines, too.
 */
export function typedTree(tree: Root, text: string): void {
  const found: Block[] = [];
  let last: Paragraph | undefined;
  let at = 0;
  for (const block of typedBlocks(tree.children, text, 0)) {
    const range = rangeOf(block) ?? { start: at, end: at };
    const gap = text.slice(at, range.start);
    at = range.end;
    if (block.type !== "paragraph") {
      last = undefined;
      found.push(block);
    } else if (last === undefined) {
      // The indentation of the first line stays, blank lines above it do not.
      last = { ...block, children: joined([textNode(lastLineOf(gap)), ...block.children]) };
      found.push(last);
    } else last.children = joined([...last.children, textNode(gap), ...block.children]);
  }
  tree.children = found;
}

/** Changes the blocks in a list item or a quote in the same way; indentation belongs to the list or the quote there. */
function typeContainer(container: Container, text: string): void {
  const inset = (container.children[0]?.position?.start.column ?? 1) - 1;
  // What takes the place of a block may stand wherever that did.
  container.children = typedBlocks(container.children, text, inset) as Container["children"];
}

/** Returns a block as it was typed. */
function plain(block: Block, text: string, inset: number): Paragraph {
  const { start, end } = rangeOf(block) ?? { start: 0, end: 0 };
  return paragraph(block, [textNode(text.slice(start, end), inset)]);
}

function typedBlocks(blocks: readonly Block[], text: string, inset: number): Block[] {
  return blocks.map((block, place) => {
    const range = rangeOf(block);
    if (range === undefined) return block;
    const typed = text.slice(range.start, range.end);
    switch (block.type) {
      case "paragraph":
        return { ...block, children: typedInline(block.children, range, { text, inset }) };
      case "heading":
        return typedHeading(block, text, range) ?? plain(block, text, inset);
      case "code":
        return FENCED.test(typed) && block.value.trim() !== "" ? block : plain(block, text, inset);
      case "blockquote":
        if (!isQuote(block, typed)) return plain(block, text, inset);
        typeContainer(block, text);
        return block;
      case "list":
        return typedList(block, { text, inset }, placeOf(blocks, place)) ?? plain(block, text, inset);
      case "table":
        return typedTable(block, text, typed) ?? plain(block, text, inset);
      default:
        return plain(block, text, inset);
    }
  });
}

function isQuote({ children }: Blockquote, typed: string): boolean {
  return children.length > 0 && typed.split(/\r\n?|\n/).every((line) => QUOTED_LINE.test(line));
}

function lastLineOf(gap: string): string {
  return gap.slice(Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r")) + 1);
}

function placeOf(blocks: readonly Block[], place: number): Parameters<typeof typedList>[2] {
  return { neighbours: [blocks[place - 1], blocks[place + 1]], typeItem: typeContainer };
}

/** Returns a heading with the signs behind it that do not close it; null when its sign is no sign of a heading. */
function typedHeading(heading: Heading, text: string, range: Range): Heading | null {
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  const [start, words] = [first && rangeOf(first)?.start, last && rangeOf(last)?.end];
  if (start === undefined || words === undefined) return null;
  if (NUMBER_SIGN.test(text.slice(range.start, range.end))) return null;
  const closing = text.slice(words, range.end).trim();
  const end = closing.length === heading.depth && closing.length > 1 ? words : range.end;
  return { ...heading, children: typedInline(heading.children, { start, end }, { text, inset: 0 }) };
}

/** Returns a table with its cells as they were typed; null where its form is an accident, or cells would be missing. */
function typedTable(table: Table, text: string, typed: string): Table | null {
  const columns = table.align?.length ?? 0;
  const cells = table.children.flatMap((row) => row.children);
  const rule = (typed.split(/\r\n?|\n/)[1] ?? "").split(/[|\s>]+/).filter((cell) => cell !== "");
  const isMeant = rule.every((cell) => TABLE_RULE.test(cell)) && cells.some(({ children }) => children.length > 0);
  if (!isMeant || table.children.some((row) => row.children.length > columns)) return null;
  for (const cell of cells) {
    const [first, last] = [cell.children[0], cell.children.at(-1)];
    const [start, end] = [first && rangeOf(first)?.start, last && rangeOf(last)?.end];
    if (start === undefined || end === undefined) continue;
    cell.children = typedInline(cell.children, { start, end }, { text, inset: 0 }).map((node) =>
      // A cell cannot hold this sign otherwise.
      node.type === "text" ? { ...node, value: node.value.replaceAll(String.raw`\|`, "|") } : node,
    );
  }
  return table;
}

function paragraph({ position }: Block, children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children, ...(position && { position }) };
}
