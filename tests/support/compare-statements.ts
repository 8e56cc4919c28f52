import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { SeenStatements } from "./statement-texts.js";

const UPDATE = /^UPDATE "(\w+)" SET (.+?) WHERE (.+)$/;
const INSERT = /^INSERT INTO "(\w+)"\(([^)]+)\) VALUES (\(.+?\))((?: (?:ON CONFLICT|RETURNING) .*)?)$/;

/**
 * Returns the texts in which two statements differ that differ for the database: without the numbers of parameters and
 * how many there are in a row. What TypeORM builds for the columns that a change names is one text for each column.
 */
export function textsOf(statement: string): readonly string[] {
  const text = statement.replaceAll(/\s+/g, " ").trim().replaceAll(/\$\d+/g, "$");
  const [, table = "", changes, condition = ""] = UPDATE.exec(text) ?? [];
  if (changes !== undefined)
    return changes.split(", ").map((change) => `UPDATE "${table}" SET ${change} WHERE ${condition}`);
  const [, into = "", columns, rows = "", rest = ""] = INSERT.exec(text) ?? [];
  if (columns !== undefined) return givenColumns(columns, rows).map((name) => `INSERT INTO "${into}"(${name})${rest}`);
  return [text.replaceAll(/\$(?:, ?\$)+/g, "$").replaceAll(/(\(\$\))(?:, ?\(\$\))+/g, "$1")];
}

/** Returns the columns that get a value in any of the rows. */
function givenColumns(columns: string, rows: string): readonly string[] {
  const values = rows
    .slice(1, -1)
    .split(/\), ?\(/)
    .map((row) => row.split(", "));
  return columns.split(", ").filter((_column, at) => values.some((row) => row[at] !== "DEFAULT"));
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
