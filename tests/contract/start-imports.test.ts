import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { sourceFiles, type SourceFile } from "./source-files.js";

const START = "gateway/main.ts";

/** What a start must not load, neither package nor file, each with what needs it first: an `await import` there. */
const AT_FIRST_USE: Readonly<Record<string, string>> = {
  "@anthropic-ai/sdk": "a key of the language model",
  "@electric-sql/pglite": "the thread of the embedded database",
  "@simplewebauthn/server": "a passkey",
  "@zxcvbn-ts/language-common": "a new password",
  "file-type": "an upload",
  "gateway/capture/model/chat-client.ts": "the address of a language model",
  "gateway/capture/read-advert.ts": "an advert that is read in the main thread",
  "gateway/rest/openapi/document.ts": "a request for the document",
  "gateway/seed/seed-person.ts": "somebody who looks around",
  got: "a page to capture",
  "graphql-jit": "an operation that is asked for again",
  htmlparser2: "the thread that reads adverts",
  "ical.js": "a request for a calendar",
  linkedom: "the thread that reads adverts",
  "oidc-provider": "a server that signs people in by itself",
  "request-filtering-agent": "a page to capture",
  s3mini: "a bucket for files",
};

describe("a start", () => {
  it("loads nothing that only some uses need", () => {
    const chains = findLoaded(START, sourceFiles(["gateway", "migrations", "schema"], /\.ts$/));

    const faults = Object.entries(AT_FIRST_USE)
      .filter(([name]) => chains.has(name))
      .map(([name, use]) => `${name} is for ${use}, and each start loads it: ${chains.get(name)?.join(" > ")}`);
    expect(faults).toEqual([]);
  });

  it("is followed through files and exports, not through types and what is loaded later", () => {
    const chains = findLoaded("gateway/main.ts", [
      { path: "gateway/main.ts", text: `import { a } from "./a/a.js"; import type { B } from "types-only";` },
      { path: "gateway/a/a.ts", text: `export * from "../b.js"; export type { C } from "types-too";` },
      { path: "gateway/b.ts", text: `import "@scope/heavy/deep.js"; export const load = () => import("later");` },
    ]);

    expect([...chains.keys()]).toEqual(["gateway/main.ts", "gateway/a/a.ts", "gateway/b.ts", "@scope/heavy"]);
    expect(chains.get("@scope/heavy")).toEqual(["gateway/main.ts", "gateway/a/a.ts", "gateway/b.ts", "@scope/heavy"]);
  });

  it("has a list of what exists", () => {
    const names = Object.keys(AT_FIRST_USE).filter((name) => name.endsWith(".ts"));
    const paths = sourceFiles(["gateway"], /\.ts$/).map(({ path }) => path);

    expect(names.filter((name) => !paths.includes(name))).toEqual([]);
  });
});

/** Returns each file and package that the file loads at once, with the files that lead to it. */
function findLoaded(start: string, files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const chains = new Map<string, readonly string[]>([[start, [start]]]);
  // A map goes on to what is added while it is read.
  for (const [path, chain] of chains)
    for (const name of importsOf(path, texts.get(path) ?? ""))
      if (!chains.has(name)) chains.set(name, [...chain, name]);
  return chains;
}

function importsOf(path: string, text: string): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier) || isOfTypes(statement)) return [];
    return [nameOf(path, moduleSpecifier.text)];
  });
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Returns the path of a file of ours, or the name of a package. */
function nameOf(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(from), specifier).replace(/\.js$/, ".ts");
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
