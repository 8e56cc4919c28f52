import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { VARIABLES } from "../../gateway/config.js";
import { sourceFiles, type SourceFile } from "./source-files.js";

const DOCUMENTS: readonly SourceFile[] = [
  ...readdirSync(".")
    .filter((name) => name.endsWith(".md"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  ...sourceFiles(["docker", "gateway", "migrations", "schema", "tests", "web"], /\.md$/),
];
// npm writes the file; of it only the names of the scripts are used.
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };
/** Variables of the tests and of whoever runs them, not of the server. */
const OTHER_VARIABLES = ["RACE_ROUNDS", "TEST_DATABASE_URL", "TEST_DAYS_AHEAD", "TEST_PICTURES", "TEST_STATEMENTS"];
/** The most words of the documents that a newcomer reads first. */
const WORDS_MAX: Readonly<Record<string, number>> = {
  "ARCHITECTURE.md": 900,
  "README.md": 1000,
  "schema/README.md": 500,
  "schema/guide/first-hunt.md": 500,
};
/** States, error codes and limits are written like variables. */
const CONSTANTS = new Set(
  ["schema/schema.graphql", "schema/limits.ts", "gateway/platform/errors.ts"].flatMap(
    (file) => readFileSync(file, "utf8").match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
  ),
);

describe("the documents", () => {
  it("are the five that a reader looks for", () => {
    expect(DOCUMENTS.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["ARCHITECTURE.md", "CONTRIBUTING.md", "DECISIONS.md", "README.md", "SECURITY.md"]),
    );
  });

  it("name commands, files, places and variables that there are", () => {
    expect(DOCUMENTS.flatMap(findFaults)).toEqual([]);
  });

  it("are found out when they name what is not there", () => {
    const text =
      "Run `npm run planted`, read [this](planted.md#part), [that](#planted), [there](docker/guides/data.md#planted) " +
      "and `gateway/planted.ts`, set `PLANTED_URL=1`.";

    expect(findFaults({ path: "README.md", text })).toEqual([
      "README.md: npm run planted is no command",
      "README.md: planted.md is not there",
      "README.md: gateway/planted.ts is not there",
      "README.md: README.md has no place planted",
      "README.md: docker/guides/data.md has no place planted",
      "README.md: PLANTED_URL is no variable",
    ]);
  });

  it("can be read to the end where a newcomer begins", () => {
    expect(Object.keys(WORDS_MAX).filter((path) => !existsSync(path))).toEqual([]);
    expect(DOCUMENTS.flatMap(findTooLong)).toEqual([]);
  });

  it.each(Object.entries(WORDS_MAX))("are found out when %s has more than %d words", (path, most) => {
    const text = "| --- |\n" + "word ".repeat(most);

    expect(findTooLong({ path, text })).toEqual([]);
    expect(findTooLong({ path, text: `${text}planted` })).toEqual([`${path}: ${most + 1} words, ${most} at most`]);
  });

  it("are all reached from the README by links", () => {
    expect(findUnreached(DOCUMENTS)).toEqual([]);
    expect(findUnreached([...DOCUMENTS, { path: "docker/planted.md", text: "" }])).toEqual(["docker/planted.md"]);
  });

  it("tell every command of package.json that is not part of another", () => {
    const told = DOCUMENTS.map(({ text }) => text).join("\n");
    const parts = Object.keys(scripts).filter((name) => /^(build|check|fix):/.test(name));

    expect(Object.keys(scripts).filter((name) => !parts.includes(name) && !isTold(name, told))).toEqual([]);
  });
});

function findFaults(document: SourceFile): readonly string[] {
  const { path, text } = document;
  const all = (pattern: RegExp): readonly string[] => [
    ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  const links = linksOf(document);
  const files = all(/`((?:docker|gateway|migrations|schema|tests|web)\/[\w./-]+)`/g);
  const variables = all(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g);
  const known: readonly string[] = [...VARIABLES, ...OTHER_VARIABLES];
  return [
    ...all(/npm run ([\w:-]+)/g).flatMap((name) => (name in scripts ? [] : [`npm run ${name} is no command`])),
    ...[...new Set([...links.map(({ file }) => file), ...files])].flatMap((file) =>
      existsSync(file) ? [] : [`${file} is not there`],
    ),
    ...links.flatMap(({ file, place }) =>
      place === undefined || hasPlace(file, place) ? [] : [`${file} has no place ${place}`],
    ),
    ...variables.flatMap((name) => (known.includes(name) || CONSTANTS.has(name) ? [] : [`${name} is no variable`])),
  ].map((fault) => `${path}: ${fault}`);
}

interface Link {
  readonly file: string;
  /** What stands behind the `#`. */
  readonly place: string | undefined;
}

/** Returns the links of a document to files of the project, each once. */
function linksOf({ path, text }: SourceFile): readonly Link[] {
  const targets = new Set([...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map((match) => match[1] ?? ""));
  return [...targets].map((target) => {
    const [file = "", place] = target.split("#");
    return { file: file === "" ? path : posix.join(posix.dirname(path), file), place };
  });
}

const PLACES = new Map(DOCUMENTS.map(({ path, text }) => [path, placesIn(text)]));

/** True also for a file that is not there, or that is no document of the project: those have no places. */
function hasPlace(file: string, place: string): boolean {
  return PLACES.get(file)?.has(place) ?? true;
}

/** Returns what a link can name in a text: its headings, as GitHub writes them, and its anchors. */
function placesIn(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? "");
  const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1] ?? "");
  return new Set([...headings.map(placeOf), ...anchors]);
}

function placeOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function findTooLong({ path, text }: SourceFile): readonly string[] {
  const most = WORDS_MAX[path] ?? Infinity;
  // The lines of a table, and signs alone, are no words.
  const count = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return count > most ? [`${path}: ${count} words, ${most} at most`] : [];
}

function findUnreached(documents: readonly SourceFile[]): readonly string[] {
  const reached = new Set(["README.md"]);
  for (const path of reached) {
    const document = documents.find((one) => one.path === path);
    for (const { file } of document === undefined ? [] : linksOf(document)) reached.add(file);
  }
  return documents.map(({ path }) => path).filter((path) => !reached.has(path));
}

function isTold(name: string, told: string): boolean {
  return new RegExp(`npm (run )?${name}(?![\\w:-])`).test(told);
}
