import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const messageFiles = /[/\\](?:messages|\w+Messages)\.ts$/;
const catalogueFiles = /[/\\]locales[/\\][\w-]+\.json$/;

/**
 * Returns Vite plugins that parse every message at build time, so that browsers need no parser, and remove the notes to
 * translators; a message without placeholders stays a text. Development keeps the parser and the original texts.
 */
export function compileMessages(): readonly Plugin[] {
  return [
    {
      name: "messages-without-parser",
      apply: "build",
      config: () => ({
        resolve: {
          alias: [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
            },
          ],
        },
      }),
    },
    {
      name: "compiled-messages",
      apply: "build",
      transform: {
        filter: { id: messageFiles },
        handler(code) {
          return { code: rewrite(code, this.parse(code)), map: null };
        },
      },
    },
    {
      name: "compiled-catalogues",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: catalogueFiles },
        handler: (code) => ({ code: JSON.stringify(compileCatalogue(JSON.parse(code))), map: null }),
      },
    },
  ];
}

/** The parts of a property that are read. */
interface Place {
  readonly name: string;
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the code with each default message replaced by its compiled form, and each description removed with its
 * comma.
 */
function rewrite(code: string, tree: unknown): string {
  const edits = collect(tree).sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => {
    const rest = text.slice(edit.end);
    return text.slice(0, edit.start) + edit.text + (edit.text === "" ? rest.replace(/^\s*,/, "") : rest);
  }, code);
}

function collect(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(collect);
  if (typeof node !== "object" || node === null) return [];
  const edit = asProperty(node);
  return edit ? [edit] : Object.values(node).flatMap(collect);
}

/** Returns a property of a message in the syntax tree, checked here because its type is unknown; else undefined. */
function asProperty(node: object): Edit | undefined {
  // A node of the syntax tree contains literals and further nodes; every field is checked before it is used.
  const { type, key, value } = node as Record<string, Partial<Place> | string>;
  if (type !== "Property" || typeof key !== "object" || typeof value !== "object") return undefined;
  const { start, end, value: text } = value;
  if (typeof text !== "string" || start === undefined || end === undefined) return undefined;
  if (key.name === "description" && key.start !== undefined) return { start: key.start, end, text: "" };
  return key.name === "defaultMessage" ? { start, end, text: JSON.stringify(compile(text)) } : undefined;
}

function compileCatalogue(catalogue: unknown): Record<string, unknown> {
  if (typeof catalogue !== "object" || catalogue === null) throw new Error("A catalogue is an object of texts.");
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, compile(String(text))]));
}

function compile(text: string): unknown {
  const elements = parse(text, { captureLocation: false });
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements;
}
