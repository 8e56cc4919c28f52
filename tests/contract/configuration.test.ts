import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { readConfig, VARIABLES } from "../../gateway/config.js";
import { sourceFiles } from "./source-files.js";

const EXAMPLE = readFileSync(".env.example", "utf8");
const PAGE = readFileSync("docker/guides/variables.md", "utf8");
const READER = readFileSync("gateway/config.ts", "utf8");

describe(".env.example", () => {
  it("explains each variable that the server reads, and no other", () => {
    expect(findFaults(EXAMPLE, VARIABLES)).toEqual([]);
  });

  it("is found out when a variable is missing, unexplained or no longer read", () => {
    const planted = ["# Where it listens.", "#PORT=4000", "", "#HOST=127.0.0.1", "", "# Long gone.", "#GONE=1"].join(
      "\n",
    );

    expect(findFaults(planted, ["PORT", "HOST", "LOG_LEVEL"])).toEqual([
      "LOG_LEVEL is missing.",
      "GONE is read by nobody.",
      "HOST has no sentence above it.",
    ]);
  });

  it("sets nothing by itself: every line is a comment until somebody changes it", () => {
    expect(EXAMPLE.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });

  it.each([
    ["ANTHROPIC_", "MODEL_"],
    ["MODEL_", "ANTHROPIC_"],
  ])("gives examples that the server accepts together, with %s and without %s", (_one, other) => {
    const entries = entriesOf(EXAMPLE).filter(({ name }) => !name.startsWith(other));

    expect(() => readConfig(Object.fromEntries(entries.map(({ name, value }) => [name, value])))).not.toThrow();
  });
});

describe("the page of variables", () => {
  it("has each variable once, with the beginning of what .env.example says of it", () => {
    expect(findPageFaults(PAGE, EXAMPLE)).toEqual([]);
  });

  it("is found out when a variable is missing, superfluous, there twice, or has other words", () => {
    const example = ["# Where it listens. Any will do.", "#PORT=4000", "", "# Who listens.", "#HOST=::1"].join("\n");
    const planted = ["| `PORT` | Where it listens. |", "| `PORT` | Where it speaks. |", "| `GONE` | Long gone. |"];

    expect(findPageFaults(planted.join("\n"), example)).toEqual([
      "PORT: .env.example does not begin with “Where it speaks.”",
      "GONE is not in .env.example.",
      "PORT is there 2 times.",
      "HOST is there 0 times.",
    ]);
  });
});

describe("the guides of the operator", () => {
  it("show settings that the server accepts", () => {
    const blocks = sourceFiles(["docker/guides"], /\.md$/).flatMap(({ text }) => settingsIn(text));

    expect(blocks).not.toEqual([]);
    for (const block of blocks) expect(() => readConfig(block)).not.toThrow();
  });

  it("are found out when they do not", () => {
    const [planted = {}] = settingsIn("```ini\nPUBLIC_URL=https://jobs.example.org\n```");

    expect(() => readConfig(planted)).toThrow("ALLOW_LOCAL_IDENTITY");
  });
});

describe("the list of variables", () => {
  it("is what the configuration reads", () => {
    expect(namesReadBy(READER)).toEqual([...VARIABLES].sort());
  });

  it("is found to differ when a group of variables is left out of it", () => {
    expect(namesReadBy("const PLANTED_GROUP = z.object({\n  PLANTED: origin,\n  PORT: integer(1, 2, 3),\n});")).toEqual(
      ["PLANTED", "PORT"],
    );
  });
});

interface Entry {
  readonly name: string;
  readonly value: string;
  readonly explanation: string;
}

function findFaults(example: string, variables: readonly string[]): readonly string[] {
  const entries = entriesOf(example);
  const names = entries.map(({ name }) => name);
  return [
    ...variables.filter((name) => !names.includes(name)).map((name) => `${name} is missing.`),
    ...names.filter((name) => !variables.includes(name)).map((name) => `${name} is read by nobody.`),
    ...entries
      .filter(({ name, explanation }) => variables.includes(name) && !/^[A-Z].*\.$/s.test(explanation))
      .map(({ name }) => `${name} has no sentence above it.`),
  ];
}

function findPageFaults(page: string, example: string): readonly string[] {
  const explanations = new Map(entriesOf(example).map(({ name, explanation }) => [name, explanation]));
  const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)` +\| (.*?) +\|$/gm)].map(([, name = "", words = ""]) => ({
    name,
    words,
  }));
  return [
    ...rows.flatMap(({ name, words }) => {
      const explanation = explanations.get(name);
      if (explanation === undefined) return [`${name} is not in .env.example.`];
      return explanation.startsWith(words) ? [] : [`${name}: .env.example does not begin with “${words}”`];
    }),
    ...[...explanations.keys()].flatMap((name) => {
      const count = rows.filter((row) => row.name === name).length;
      return count === 1 ? [] : [`${name} is there ${count} times.`];
    }),
  ];
}

/** Returns the variables of each block of settings: lines such as `NAME=value`. */
function settingsIn(text: string): readonly Readonly<Record<string, string>>[] {
  return [...text.matchAll(/^```ini\n((?:[A-Z][A-Z0-9_]*=.*\n)+)```$/gm)].map(([, block = ""]) =>
    Object.fromEntries(
      [...block.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]): [string, string] => [name, value]),
    ),
  );
}

/** Each `#NAME=value` line with the comment lines right above it. */
function entriesOf(example: string): readonly Entry[] {
  return example.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    return lines.flatMap((line, at) => {
      const [, name, value] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) return [];
      const explanation = lines
        .slice(0, at)
        .filter((above) => above.startsWith("# "))
        .map((above) => above.slice(2))
        .join(" ");
      return [{ name, value, explanation }];
    });
  });
}

function namesReadBy(text: string): readonly string[] {
  const properties = text.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm);
  return [...new Set([...properties].map((match) => match[1] ?? ""))].sort();
}
