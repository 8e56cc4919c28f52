import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createProofDatabase } from "../prove/proof-database.js";
import { signInAt, signUpAt } from "../support/product-client.js";
import { freePort } from "../support/machine.js";
import { newDataDir, startProduct } from "../support/product.js";
import { FIRST, SECOND, THIRD } from "./accounts.js";
import { readAnswers, type Answers } from "./answers.js";
import { fillCalendar, fillFactors, type KeptFactor } from "./fill-access.js";
import { fillFirst, fillMoved, fillSecond, type KeptToken } from "./fill.js";

/** What the product answered when a release's data was made. */
export interface RecordedRelease {
  readonly first: Answers;
  readonly second: Answers;
  /** What the first account saw at another address; null from the release on that knows it there as well. */
  readonly moved: Answers | null;
  readonly tokens: { readonly first: KeptToken; readonly moved: KeptToken };
  /** The path of the first account's calendar, and the third account's second factor; absent in 0.1.0, which has none. */
  readonly access?: { readonly calendarPath: string; readonly factor: KeptFactor };
}

// `node dist/tests/releases/make-release.js <version>`: run once when a version is released, by its own code.
const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Use: node dist/tests/releases/make-release.js <version>");
const folder = `tests/fixtures/releases/${version}`;
mkdirSync(folder, { recursive: true });
await makeEmbedded();
await makeServer();

/** The data folder of the embedded database, with its files. */
async function makeEmbedded(): Promise<void> {
  const dataDir = newDataDir();
  await record("embedded", {}, dataDir);
  pack("embedded", dataDir, ["database", "files"]);
  rmSync(dataDir, { recursive: true });
}

/** A dump of a PostgreSQL database, and the files beside it. */
async function makeServer(): Promise<void> {
  const [database, dataDir] = [await createProofDatabase(), newDataDir()];
  await record("postgresql", { DATABASE_URL: database.url }, dataDir);
  const dump = execFileSync("pg_dump", ["--inserts", "--no-owner", "--no-privileges", `--dbname=${database.url}`]);
  const empty = emptyTables(dump.toString());
  if (empty.length > 0) throw new Error(`Nothing fills the tables ${empty.join(", ")}: add to tests/releases/fill.ts.`);
  // What begins with a backslash is psql's own, and restored by nothing else.
  writeFileSync(`${dataDir}/dump.sql`, dump.toString().replace(/^\\.*$/gm, ""));
  pack("postgresql", dataDir, ["dump.sql", "files"]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
}

/** A release without a row in a table would prove nothing about it. */
function emptyTables(dump: string): readonly string[] {
  const tables = [...dump.matchAll(/^CREATE TABLE public\.(\w+) /gm)].map(([, name = ""]) => name);
  return tables.filter((name) => !dump.includes(`INSERT INTO public.${name} `));
}

async function record(engine: string, variables: Record<string, string>, dataDir: string): Promise<void> {
  const at = async (): Promise<Record<string, string>> => ({ ...variables, PORT: String(await freePort()) });
  const product = await startProduct(await at(), dataDir);
  const [first, second] = [await signUpAt(product.url, FIRST), await signUpAt(product.url, SECOND)];
  const third = await signUpAt(product.url, THIRD);
  const firstToken = await fillFirst(first);
  await fillSecond(second);
  const access = {
    calendarPath: new URL(await fillCalendar(first)).pathname,
    factor: await fillFactors(third, product.url),
  };
  const answers = { first: await readAnswers(first), second: await readAnswers(second) };
  await product.stop();
  const elsewhere = await startProduct(await at(), dataDir);
  const moved = await signInAt(elsewhere.url, FIRST);
  const isKnown = (await readAnswers(moved)).graphql["jobHunts"]?.length !== 0;
  const movedToken = await fillMoved(moved);
  const seen = await readAnswers(moved);
  await elsewhere.stop();
  const recorded: RecordedRelease = {
    first: isKnown ? seen : answers.first,
    second: answers.second,
    moved: isKnown ? null : seen,
    tokens: { first: firstToken, moved: movedToken },
    access,
  };
  writeFileSync(`${folder}/${engine}.json`, `${JSON.stringify(recorded, null, 1)}\n`);
}

function pack(engine: string, dataDir: string, names: readonly string[]): void {
  execFileSync("tar", ["--create", "--gzip", `--file=${folder}/${engine}.tar.gz`, `--directory=${dataDir}`, ...names]);
}
