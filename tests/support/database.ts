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
import { createDataSource, type DataSourceTarget, type ServerLimits } from "../../gateway/database/data-source.js";
import { migrate } from "../../gateway/database/migrate.js";
import { turnOffJit } from "../../gateway/database/turn-off-jit.js";
import type { CheckReadiness } from "../../gateway/platform/readiness.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { MIGRATIONS } from "../../migrations/index.js";
import { openEmbeddedDatabase } from "./embedded-databases.js";
import { collectStatements, leaveOut, noteSayer, type StatementCollector } from "./statement-texts.js";

/** A migrated, empty database of one test file, and the statements it received. */
export interface TestDatabase {
  readonly database: RecordedDatabase;
  readonly listen: Listen;
  readonly ready: CheckReadiness;
  /** The connection URL; null when it is embedded. */
  readonly url: string | null;
  /** Every statement since the last `clear`, for counting. */
  readonly statements: string[];
  close(): Promise<void>;
}

/** The database as the product has it, which also notes whether the product or a test says a statement. */
export class RecordedDatabase extends Database {
  /** Called with each statement and its parameters; null: nobody asks. */
  onQuery: ((sql: string, parameters: readonly unknown[]) => void) | null = null;

  override async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    noteSayer(sql);
    this.onQuery?.(sql, parameters);
    return super.query<Row>(sql, parameters);
  }
}

/** Null where nothing is collected. */
type Collector = StatementCollector | null;

const CACHE = "dist/.cache";
/** The environment variable with the name of the template of the databases on the server. */
export const TEMPLATE = "TEST_DATABASE_TEMPLATE";
// eslint forbids process.env to the product; the database under test is the test runner's choice.
const SERVER_URL = process.env["TEST_DATABASE_URL"];

/**
 * Opens a new database: embedded by default, or on the PostgreSQL server that TEST_DATABASE_URL names, with the limits of
 * the product or others.
 */
export async function openTestDatabase(limits?: ServerLimits): Promise<TestDatabase> {
  // First: it reads who calls this function.
  const collector = collectStatements();
  return SERVER_URL === undefined ? openEmbedded(collector) : openOnServer(SERVER_URL, collector, limits);
}

async function openEmbedded(collector: Collector): Promise<TestDatabase> {
  const { pglite, listen, release } = await openEmbeddedDatabase(migratedImage);
  return connect({ kind: "embedded", poolExtra: createPgConfig(pglite) }, listen, release, collector);
}

async function openOnServer(url: string, collector: Collector, limits?: ServerLimits): Promise<TestDatabase> {
  const name = `jht_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} template ${templateName()}`);
  const own = databaseAt(url, name);
  // As the product does when it starts.
  await turnOffJit(own, createLogger("silent"));
  const listen = listenAtServer(own, createLogger("silent"), { firstPauseMs: 10 });
  const drop = (): Promise<void> => onServer(url, `drop database ${name} with (force)`);
  return connect({ kind: "server", url: own }, listen, drop, collector, limits);
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

async function connect(
  target: DataSourceTarget,
  listen: Listen,
  drop: () => Promise<void>,
  collector: Collector,
  limits?: ServerLimits,
): Promise<TestDatabase> {
  const statements: string[] = [];
  const queryLogger = recorder(statements, collector);
  const dataSource = createDataSource(target, ENTITIES, { queryLogger, ...(limits === undefined ? {} : { limits }) });
  await dataSource.initialize();
  statements.length = 0;
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await drop();
    collector?.write();
  };
  const url = target.kind === "server" ? target.url : null;
  const atEmbedded = checkTables((sql) => {
    leaveOut(sql);
    return dataSource.query(sql);
  });
  const ready = url === null ? atEmbedded : checkServer(url);
  return { database: new RecordedDatabase(dataSource), listen, ready, url, statements, close };
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

function recorder(statements: string[], collector: Collector): QueryLogger {
  const ignore = (): void => undefined;
  return {
    logQuery: (query) => {
      statements.push(query);
      collector?.add(query);
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
