import type { Root } from "mdast";
import { trimAddresses } from "./addresses.js";
import { typedTree } from "./blocks.js";

/**
 * What Markdown does that takes away or changes what was typed, although hardly anybody means it: HTML, entities, pictures,
 * footnotes, definitions of links, and the meaning of indentation, underlines and a backslash at the end of a line.
 */
const OFF = [
  "characterReference",
  "codeIndented",
  "definition",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
  "gfmPotentialFootnoteCall",
  "hardBreakEscape",
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "setextUnderline",
];

type Transform = (tree: Root) => unknown;

interface TreeExtension {
  transforms?: Transform[] | null;
}

/** What the parser is told by plugins. */
interface ParserData {
  micromarkExtensions?: object[];
  fromMarkdownExtensions?: (TreeExtension | TreeExtension[])[];
}

/**
 * A plugin for the parser, after that of GitHub's Markdown: what was typed stays, except the signs of Markdown that are
 * deliberate by their form.
 */
export function remarkTyped(this: { data(): object }): (tree: Root, file: { readonly value: unknown }) => void {
  const data: ParserData = this.data();
  data.micromarkExtensions?.push({ disable: { null: OFF } });
  // Addresses that the parser itself has not found are searched in the texts as they were typed.
  const later: Transform[] = [];
  for (const extension of (data.fromMarkdownExtensions ?? []).flat()) {
    later.push(...(extension.transforms ?? []));
    extension.transforms = [];
  }
  return (tree, file) => {
    typedTree(tree, String(file.value));
    for (const transform of later) transform(tree);
    trimAddresses(tree);
  };
}
