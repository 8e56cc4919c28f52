import type { Root } from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
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

const syntax = [gfm({ singleTilde: false }), { disable: { null: OFF } }];

/** Addresses that the parser itself has not found are searched in the texts as they were typed. */
const searches = gfmFromMarkdown().flatMap(({ transforms }) => transforms ?? []);
const nodes = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/**
 * A plugin for the parser: Markdown as GitHub has it, of which only those signs are read that are deliberate by their form.
 * Everything else stays as it was typed.
 */
export function remarkTyped(this: { data(): object }): (tree: Root, file: { readonly value: unknown }) => void {
  Object.assign(this.data(), { micromarkExtensions: syntax, fromMarkdownExtensions: [nodes] });
  return (tree, file) => {
    typedTree(tree, String(file.value));
    for (const search of searches) search(tree);
    trimAddresses(tree);
  };
}
