import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { VARIABLES } from "../../gateway/config.js";
import { sourceFiles, type SourceFile } from "./source-files.js";

const DOCUMENTS: readonly SourceFile[] = [
  ...readdirSync(".")
    .filter((name) => name.endsWith(".md"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  ...sourceFiles(["docker", "gateway", "schema", "tests", "web"], /\.md$/),
];
// npm writes the file; of it only the names of the scripts are used.
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };
/** Variables of the tests and of whoever runs them, not of the server. */
const OTHER_VARIABLES = ["RACE_ROUNDS", "TEST_DATABASE_URL", "TEST_DAYS_AHEAD", "TEST_PICTURES", "TEST_STATEMENTS"];

describe("the documents", () => {
  it("are the four that a reader looks for", () => {
    expect(DOCUMENTS.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["ARCHITECTURE.md", "CONTRIBUTING.md", "DECISIONS.md", "README.md"]),
    );
  });

  it("name commands, files and variables that there are", () => {
    expect(DOCUMENTS.flatMap(findFaults)).toEqual([]);
  });

  it("are found out when they name what is not there", () => {
    const text = "Run `npm run planted`, read [this](planted.md#part) and `gateway/planted.ts`, set `PLANTED_URL=1`.";

    expect(findFaults({ path: "README.md", text })).toEqual([
      "README.md: npm run planted is no command",
      "README.md: planted.md is not there",
      "README.md: gateway/planted.ts is not there",
      "README.md: PLANTED_URL is no variable",
    ]);
  });

  it("take at most 60 words for a decision", () => {
    expect(findLongDecisions(readFileSync("DECISIONS.md", "utf8"))).toEqual([]);
    expect(findLongDecisions(`# Decisions\n\n- **Planted.**${" word".repeat(60)}\n`)).toEqual([
      "- **Planted.** word word",
    ]);
  });

  it("tell every command of package.json that is not part of another", () => {
    const told = DOCUMENTS.map(({ text }) => text).join("\n");
    const parts = Object.keys(scripts).filter((name) => /^(build|check|fix):/.test(name));

    expect(Object.keys(scripts).filter((name) => !parts.includes(name) && !isTold(name, told))).toEqual([]);
  });
});

/** Returns how each entry begins that has more than 60 words. */
function findLongDecisions(text: string): readonly string[] {
  const entries = text.split("\n").filter((line) => line.startsWith("- "));
  return entries
    .map((line) => line.split(/\s+/))
    .filter((words) => words.length > 61)
    .map((words) => words.slice(0, 4).join(" "));
}

function findFaults({ path, text }: SourceFile): readonly string[] {
  const all = (pattern: RegExp): readonly string[] => [
    ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  const folder = posix.dirname(path);
  const links = all(/\]\((?!https?:|#)([^)#\s]+)/g).map((link) => posix.join(folder, link));
  const files = all(/`((?:docker|gateway|migrations|schema|tests|web)\/[\w./-]+)`/g);
  const variables = all(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g);
  const known: readonly string[] = [...VARIABLES, ...OTHER_VARIABLES];
  return [
    ...all(/npm run ([\w:-]+)/g).flatMap((name) => (name in scripts ? [] : [`npm run ${name} is no command`])),
    ...[...links, ...files].flatMap((file) => (existsSync(file) ? [] : [`${file} is not there`])),
    ...variables.flatMap((name) => (known.includes(name) || isConstant(name) ? [] : [`${name} is no variable`])),
  ].map((fault) => `${path}: ${fault}`);
}

/** States, error codes and limits are written like variables. */
function isConstant(name: string): boolean {
  return ["schema/schema.graphql", "schema/limits.ts", "gateway/platform/errors.ts"].some((file) =>
    new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8")),
  );
}

function isTold(name: string, told: string): boolean {
  return new RegExp(`npm (run )?${name}(?![\\w:-])`).test(told);
}
