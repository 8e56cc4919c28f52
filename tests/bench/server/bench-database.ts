import { randomUUID } from "node:crypto";
import pg from "pg";
import { readConfig } from "../../../gateway/config.js";
import { openDatabase } from "../../../gateway/database/open-database.js";
import { PlanRows } from "../../../gateway/plan/plan-rows.js";
import { PlanService } from "../../../gateway/plan/plan.service.js";
import { systemClock } from "../../../gateway/platform/clock.js";
import { createLogger } from "../../../gateway/platform/logger.js";
import { recountUsage } from "../../../gateway/quota/recount-usage.js";
import { ENTITIES } from "../../../gateway/schema/entities.js";
import { FILL } from "./fill-statements.js";
import { ownerIdOf, type BenchPerson } from "./people.js";

/** What one person has, and how they sign in. */
export interface PersonSize {
  readonly hunts: number;
  readonly records: number;
  readonly lines: number;
  readonly hasLongLog: boolean;
}

/** A migrated database of the command's own. */
export interface BenchDatabase {
  readonly name: string;
  readonly url: string;
  readonly sql: pg.Client;
  /** Writes people of these sizes, derives their plans and makes the statistics of the tables. */
  readonly fill: (
    sizes: readonly PersonSize[],
    issuer: string,
    tokenOf: (n: number) => string,
  ) => Promise<BenchPerson[]>;
  readonly drop: () => Promise<void>;
}

/** Rows of one kind that one statement writes at most. */
const BATCH = 50_000;
const TIME_ZONE = "Europe/Berlin";

/** Creates and migrates a database `jht_bench_<random>` on a server. Throws an Error in words when the server does not answer. */
export async function createBenchDatabase(serverUrl: string): Promise<BenchDatabase> {
  const name = `jht_bench_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = name;
  const url = address.href;
  const drop = (): Promise<void> => onServer(serverUrl, `drop database if exists ${name} with (force)`);
  try {
    await withProduct(url, () => Promise.resolve());
    const sql = new pg.Client({ connectionString: url });
    await sql.connect();
    return {
      name,
      url,
      sql,
      fill: (sizes, issuer, tokenOf) => fillPeople(sql, url, sizes, { issuer, tokenOf }),
      drop: async () => {
        await sql.end();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Returns the claims of the n-th person; the product then finds nothing to bring up to date in their row. */
export function claimsOf(n: number): { readonly sub: string; readonly email: string; readonly name: string } {
  return { sub: ownerIdOf(n), email: `person-${n}@example.org`, name: `Person ${n}` };
}

async function fillPeople(
  sql: pg.Client,
  url: string,
  sizes: readonly PersonSize[],
  { issuer, tokenOf }: { readonly issuer: string; readonly tokenOf: (n: number) => string },
): Promise<BenchPerson[]> {
  const indexes = await dropWordIndexes(sql);
  for (const [n, size] of sizes.entries()) {
    const { sub, email, name } = claimsOf(n);
    await sql.query(
      `insert into person (id, issuer, subject, email, name, email_verified, time_zone) values ($1, $2, $3, $4, $5, true, $6)`,
      [sub, issuer, sub, email, name, TIME_ZONE],
    );
    for (const { of, sql: text } of FILL) {
      const last = of === "one" ? 1 : size[of];
      for (let k = 1; k <= last; k += BATCH) await sql.query(text, [sub, k, Math.min(last, k + BATCH - 1)]);
    }
  }
  await sql.query("set maintenance_work_mem = '512MB'");
  for (const definition of indexes) await sql.query(definition);
  // Without statistics each plan would be read with the worst of orders.
  await sql.query("analyze");
  await derive(url, sizes.length);
  await sql.query("vacuum analyze");
  const people: BenchPerson[] = [];
  for (const [n, { hasLongLog }] of sizes.entries()) people.push(await readPerson(sql, n, tokenOf(n), hasLongLog));
  return people;
}

/** Returns the definitions of the indexes of words: those of a long log are made faster for all lines at once, afterwards. */
async function dropWordIndexes(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'log_entry' and indexdef like '%USING gin%'`,
  );
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function derive(url: string, people: number): Promise<void> {
  await withProduct(url, async (database) => {
    const plans = new PlanService(database, systemClock, new PlanRows(database));
    for (let n = 0; n < people; n++) {
      await plans.derive(ownerIdOf(n), null);
      await recountUsage(database, ownerIdOf(n), new Date());
    }
  });
}

type ProductDatabase = Awaited<ReturnType<typeof openDatabase>>["database"];

/** Opening the database as the product does also migrates it. */
async function withProduct(url: string, work: (database: ProductDatabase) => Promise<void>): Promise<void> {
  const config = readConfig({ DATABASE_URL: url });
  const opened = await openDatabase(config, ENTITIES, createLogger("silent"), () => undefined, { isPatient: true });
  try {
    await work(opened.database);
  } finally {
    await opened.close();
  }
}

async function readPerson(sql: pg.Client, n: number, token: string, hasLongLog: boolean): Promise<BenchPerson> {
  const ownerId = ownerIdOf(n);
  const { rows } = await sql.query<{ id: string; noteGuid: string; isTwin: boolean }>(
    `select id, note_guid as "noteGuid", name = 'Twin' as "isTwin" from job_hunt
     where owner_id = $1 and status = 'ACTIVE' order by created_at desc, id desc`,
    [ownerId],
  );
  const [one, other] = rows.filter(({ isTwin }) => isTwin);
  if (one === undefined || other === undefined) throw new Error(`Person ${n} has no twin hunts.`);
  return {
    ownerId,
    token,
    hasLongLog,
    hunts: rows.filter((row) => !row.isTwin).map(({ id }) => id),
    twins: [one, other],
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`No PostgreSQL answers at TEST_DATABASE_URL: ${String(error)}`, { cause: error });
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
