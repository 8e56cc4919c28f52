import { ENTITIES } from "../../gateway/schema/entities.js";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import type { Logger as QueryLogger } from "typeorm";
import { Database } from "../../gateway/database/database.js";
import type { Listen } from "../../gateway/platform/listening.js";
import { listenAtServer } from "../../gateway/database/server-listening.js";
import { checkServer } from "../../gateway/database/server-readiness.js";
import { checkTables } from "../../gateway/database/tables.js";
import { createDataSource, type DataSourceTarget } from "../../gateway/database/data-source.js";
import { migrate } from "../../gateway/database/migrate.js";
import type { CheckReadiness } from "../../gateway/platform/readiness.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { MIGRATIONS } from "../../migrations/index.js";
import { openEmbeddedDatabase } from "./embedded-databases.js";

/** A migrated, empty database of one test file, and the statements it received. */
export interface TestDatabase {
  readonly database: Database;
  readonly listen: Listen;
  readonly ready: CheckReadiness;
  /** The connection URL; null when it is embedded. */
  readonly url: string | null;
  /** Every statement since the last `clear`, for counting. */
  readonly statements: string[];
  close(): Promise<void>;
}

const CACHE = "dist/.cache";
/** The environment variable with the name of the template of the databases on the server. */
export const TEMPLATE = "TEST_DATABASE_TEMPLATE";
// eslint forbids process.env to the product; the database under test is the test runner's choice.
const SERVER_URL = process.env["TEST_DATABASE_URL"];

/** Opens a new database: embedded by default, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return SERVER_URL === undefined ? openEmbedded() : openOnServer(SERVER_URL);
}

async function openEmbedded(): Promise<TestDatabase> {
  const { pglite, listen, release } = await openEmbeddedDatabase(migratedImage);
  return connect({ kind: "embedded", poolExtra: createPgConfig(pglite) }, listen, release);
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `jht_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} template ${templateName()}`);
  const own = databaseAt(url, name);
  const listen = listenAtServer(own, createLogger("silent"), { firstPauseMs: 10 });
  return connect({ kind: "server", url: own }, listen, () => onServer(url, `drop database ${name} with (force)`));
}

/** Creates the migrated, empty template of the tests' databases on the server under test. */
export async function createServerTemplate(url: string): Promise<void> {
  await onServer(url, `create database ${templateName()}`);
  const dataSource = createDataSource({ kind: "server", url: databaseAt(url, templateName()) }, ENTITIES);
  await dataSource.initialize();
  await migrate(dataSource, createLogger("silent"), null);
  await dataSource.destroy();
}

/** Drops the template. */
export async function dropServerTemplate(url: string): Promise<void> {
  await onServer(url, `drop database if exists ${templateName()} with (force)`);
}

/** Each run has its own: global-setup.ts passes its name to the workers. */
function templateName(): string {
  const name = process.env[TEMPLATE];
  if (name === undefined) throw new Error(`${TEMPLATE} names no database.`);
  return name;
}

function databaseAt(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function connect(target: DataSourceTarget, listen: Listen, drop: () => Promise<void>): Promise<TestDatabase> {
  const statements: string[] = [];
  const dataSource = createDataSource(target, ENTITIES, { queryLogger: recorder(statements) });
  await dataSource.initialize();
  statements.length = 0;
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await drop();
  };
  const url = target.kind === "server" ? target.url : null;
  const ready = url === null ? checkTables((sql) => dataSource.query(sql)) : checkServer(url);
  return { database: new Database(dataSource), listen, ready, url, statements, close };
}

/** Returns the data folder of a migrated, empty database; created once for each state of the migrations. */
export async function migratedImage(): Promise<Uint8Array<ArrayBuffer>> {
  const version = createHash("sha256").update(JSON.stringify(MIGRATIONS)).digest("hex").slice(0, 16);
  const file = `${CACHE}/migrated-${version}.tar`;
  if (!existsSync(file)) await makeImage(file);
  return new Uint8Array(readFileSync(file));
}

async function makeImage(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const dataSource = createDataSource({ kind: "embedded", poolExtra: createPgConfig(pglite) }, ENTITIES);
  await dataSource.initialize();
  await migrate(dataSource, createLogger("silent"), null);
  await dataSource.destroy();
  const image = await pglite.dumpDataDir("none");
  await pglite.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, new Uint8Array(await image.arrayBuffer()));
  renameSync(unfinished, file);
}

function recorder(statements: string[]): QueryLogger {
  const ignore = (): void => undefined;
  return {
    logQuery: (query) => void statements.push(query),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
