import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { sourceFiles, type SourceFile } from "./source-files.js";

const INDEX = readFileSync("DECISIONS.md", "utf8");
const AREAS = sourceFiles(["docker", "gateway", "migrations", "schema", "tests", "web"], /\/DECISIONS\.md$/);
const PLANTED: SourceFile = {
  path: "gateway/planted/DECISIONS.md",
  text: '# Decisions: planted\n\n- <a id="a-planted-one"></a>**A `planted` one,** as it is.\n\n## Libraries\n',
};
const PLANTED_INDEX = [
  "## [Planted](gateway/planted/DECISIONS.md)",
  "",
  "- [A `planted` one](gateway/planted/DECISIONS.md#a-planted-one)",
  "- [Libraries](gateway/planted/DECISIONS.md#libraries)",
].join("\n");

describe("the decisions", () => {
  it("are all in the index, in the order of their pages, and no others", () => {
    expect(linesOfIndex(INDEX).toSorted()).toEqual(AREAS.flatMap(linesFor).toSorted());
    for (const area of AREAS)
      expect(linesOfIndex(INDEX).filter((line) => line.includes(`(${area.path}`))).toEqual(linesFor(area));
  });

  it("are found to differ from an index that lacks one", () => {
    expect(linesOfIndex(PLANTED_INDEX)).toEqual(linesFor(PLANTED));
    expect(linesFor({ ...PLANTED, text: `${PLANTED.text}- **Another.**\n` })).not.toEqual(linesOfIndex(PLANTED_INDEX));
  });

  it("have an anchor each, made of the first words of their title", () => {
    expect(AREAS.flatMap(findAnchorFaults)).toEqual([]);
  });

  it("are found out without an anchor, with another one, and with one that is taken", () => {
    const text = '- **None.**\n- <a id="other"></a>**Another.**\n- <a id="a"></a>**A.**\n- <a id="a"></a>**A.**\n';

    expect(findAnchorFaults({ path: "planted.md", text })).toEqual([
      'planted.md: None begins with <a id="none"></a>',
      'planted.md: Another begins with <a id="another"></a>',
      "planted.md: a is taken twice",
    ]);
  });

  it("take at most 60 words each", () => {
    const planted = `- <a id="planted"></a>**Planted.**${" word".repeat(60)}\n`;

    expect(AREAS.flatMap(findLong)).toEqual([]);
    expect(findLong({ path: "planted.md", text: planted })).toEqual(["planted.md: **Planted.** word word word"]);
  });
});

interface Entry {
  readonly anchor: string | undefined;
  readonly title: string;
  /** Without the anchor. */
  readonly text: string;
}

/** Returns the entries of a page: each is one line. */
function entriesIn({ text }: SourceFile): readonly Entry[] {
  return [...text.matchAll(/^- (?:<a id="([^"]*)"><\/a>)?(\*\*(.+?)\*\*.*)$/gm)].map(
    ([, anchor, entry = "", title = ""]) => ({ anchor, title: title.replace(/[.,:;]$/, ""), text: entry }),
  );
}

/** Returns what the index has to say of a page: its link, one for each entry, and one for its libraries. */
function linesFor(page: SourceFile): readonly string[] {
  const entries = entriesIn(page).map(({ anchor = "", title }) => `[${title}](${page.path}#${anchor})`);
  const libraries = page.text.includes("\n## Libraries\n") ? [`[Libraries](${page.path}#libraries)`] : [];
  return [`(${page.path})`, ...entries, ...libraries];
}

function linesOfIndex(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const [, page] = /^## \[.+\](\(.+\))$/.exec(line) ?? [];
    if (page !== undefined) return [page];
    return line.startsWith("- ") ? [line.slice(2)] : [];
  });
}

function findAnchorFaults(page: SourceFile): readonly string[] {
  const entries = entriesIn(page);
  const anchors = entries.flatMap(({ anchor }) => anchor ?? []);
  return [
    ...entries.flatMap(({ anchor, title }) =>
      anchor === anchorOf(title) ? [] : [`${page.path}: ${title} begins with <a id="${anchorOf(title)}"></a>`],
    ),
    ...anchors.flatMap((anchor, at) =>
      anchors.indexOf(anchor) < at ? [`${page.path}: ${anchor} is taken twice`] : [],
    ),
  ];
}

function anchorOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .trim()
    .split(/ +/);
  return words.slice(0, 8).join("-");
}

/** Returns how each entry begins that has more than 60 words. */
function findLong(page: SourceFile): readonly string[] {
  return entriesIn(page)
    .map(({ text }) => text.split(/\s+/))
    .filter((words) => words.length > 60)
    .map((words) => `${page.path}: ${words.slice(0, 4).join(" ")}`);
}
