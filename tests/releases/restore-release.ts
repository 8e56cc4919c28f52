import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { createProofDatabase } from "../prove/proof-database.js";
import type { Query } from "./rows.js";
import "../support/on-both-databases.js";

/** The folder with the data of each release. */
export const RELEASES = "tests/fixtures/releases";
/** The engine whose data is restored. */
// eslint forbids process.env to the product; the engine under test is the test runner's choice.
export const ENGINE = process.env["TEST_DATABASE_URL"] === undefined ? "embedded" : "postgresql";

/** The variables of a product on the restored data. */
export type ReleaseVariables = Readonly<Record<string, string>>;

/** Puts the data of a release into a folder, and returns the variables of a product on it; `ends` gets what removes it. */
export async function restoreRelease(
  version: string,
  dataDir: string,
  ends: (() => Promise<void>)[],
): Promise<ReleaseVariables> {
  const archive = `${RELEASES}/${version}/${ENGINE}.tar.gz`;
  execFileSync("tar", ["--extract", "--gzip", `--file=${archive}`, `--directory=${dataDir}`]);
  return ENGINE === "embedded" ? {} : { DATABASE_URL: await restoreDump(dataDir, ends) };
}

/** Asks the database as the release left it, before anything of today's code touches it. */
export async function askRelease<T>(
  dataDir: string,
  { DATABASE_URL: url }: ReleaseVariables,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (url === undefined) {
    const engine = await PGlite.create({ dataDir: `${dataDir}/database`, extensions: { pg_trgm } });
    const answer = await work(
      async (sql, values = []) => (await engine.query<Record<string, unknown>>(sql, [...values])).rows,
    );
    await engine.close();
    return answer;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await work(
    async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  );
  await client.end();
  return answer;
}

async function restoreDump(dataDir: string, ends: (() => Promise<void>)[]): Promise<string> {
  const database = await createProofDatabase();
  ends.push(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(readFileSync(`${dataDir}/dump.sql`, "utf8"));
  await client.end();
  return database.url;
}
