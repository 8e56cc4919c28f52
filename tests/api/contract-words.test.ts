import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { sourceFiles } from "../contract/source-files.js";

const WORDS = readFileSync("schema/guide/words.md", "utf8");

describe("the words of the guide", () => {
  it("have the names on the wire that the shim uses", () => {
    const shim = sourceFiles(["gateway/rest"], /\.ts$/)
      .map(({ text }) => text)
      .join("\n");
    const names = rowsOf(WORDS).flatMap((row) =>
      [...(row[3] ?? "").matchAll(/`([\w/]+)`/g)].map(([, name]) => name ?? ""),
    );

    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !shim.includes(name))).toEqual([]);
  });

  it("are avoided by the schema where the guide says so", () => {
    const schema = readFileSync("schema/schema.graphql", "utf8");
    const avoided = ["user", "account", "bin", "campaign", "todo", "firm", "attachment"];

    // `confirmIdentity` holds no firm: a name is made of words that begin with a capital.
    const names = [...schema.matchAll(/^\s*(?:type |input |enum )?(\w+)(?:\(|:| \{)/gm)].map(([, name]) => name ?? "");
    const words = new Set(names.flatMap((name) => name.split(/(?=[A-Z])|_/)).map((word) => word.toLowerCase()));

    expect(words).toContain("hunt");
    expect(avoided.filter((word) => words.has(word) || words.has(`${word}s`))).toEqual([]);
  });
});

/** Returns the cells of the table of a page, without its head. */
function rowsOf(page: string): readonly (readonly string[])[] {
  const lines = page.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
