import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { SeenStatements } from "./statement-texts.js";

const UPDATE = /^update (\w+) set (\w+ = \$(?:, \w+ = \$)*) where (.+)$/;
const INSERT = /^insert into (\w+) \(([^)]+)\) values \(.+?\)((?: (?:on conflict|returning) .*)?)$/;

/**
 * Returns the texts in which two statements differ that differ for the database: without the numbers of parameters, how many
 * there are in a row, and how long a page is. What is built for the columns that a change names is one text for each column.
 */
export function textsOf(statement: string): readonly string[] {
  const text = statement.replaceAll(/\s+/g, " ").trim().replaceAll(/\$\d+/g, "$");
  const [, table = "", changes, condition = ""] = UPDATE.exec(text) ?? [];
  if (changes !== undefined)
    return changes.split(", ").map((change) => `update ${table} set ${change} where ${condition}`);
  const [, into = "", columns, rest = ""] = INSERT.exec(text) ?? [];
  if (columns !== undefined) return columns.split(", ").map((name) => `insert into ${into} (${name})${rest}`);
  const once = text.replaceAll(/\$(?:, ?\$)+/g, "$").replaceAll(/(\(\$\))(?:, ?\(\$\))+/g, "$1");
  return [once.replaceAll(/\blimit \d+/gi, "limit $")];
}

/**
 * Returns a sentence for each text of the product that only the run on the embedded database said, sorted. What only
 * tests with random values say is left out: it differs from run to run.
 */
export function findUnproven(embedded: string, server: string): readonly string[] {
  const proven = readStatements(server);
  return [...readStatements(embedded)]
    .filter(([text, files]) => !proven.has(text) && ![...files].every(isRandom))
    .map(([text, files]) => `${[...files].sort().join(", ")}: ${text}`)
    .sort();
}

function isRandom(file: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8").includes(`from "fast-check"`);
}

/** Returns each text that a run collected in this folder, with the test files in which it was said. */
function readStatements(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const said = new Map<string, Set<string>>();
  const lines = readdirSync(folder).flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").trim().split("\n"));
  for (const line of lines) {
    const { file, texts } = JSON.parse(line) as SeenStatements; // written by collectStatements
    for (const text of texts.flatMap(textsOf)) said.set(text, (said.get(text) ?? new Set()).add(file));
  }
  return said;
}
