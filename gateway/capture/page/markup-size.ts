import { Parser } from "htmlparser2";

/** The size up to which a page is read as a document; beyond, its words are read as plain text. */
export const MARKUP_LIMITS = {
  /** The depth of nested elements. */
  depth: 500,
  /** The number of elements, attributes, texts and comments together. */
  nodes: 50_000,
} as const;

const CHUNK = 16_384;

/** Returns true when markup is within MARKUP_LIMITS, by the parser that builds the document; stops at a limit. */
export function isReadableMarkup(markup: string): boolean {
  let nodes = 0;
  let depth = 0;
  let deepest = 0;
  const count = (): void => {
    nodes += 1;
  };
  const parser = new Parser(
    {
      onopentag: () => {
        count();
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      onclosetag: () => {
        depth -= 1;
      },
      onattribute: count,
      ontext: count,
      oncomment: count,
    },
    { lowerCaseAttributeNames: false, decodeEntities: true },
  );
  for (let at = 0; at < markup.length; at += CHUNK) {
    parser.write(markup.slice(at, at + CHUNK));
    if (nodes > MARKUP_LIMITS.nodes || deepest > MARKUP_LIMITS.depth) return false;
  }
  return true;
}
