import { ENTITIES } from "../../gateway/schema/entities.js";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import type { DataSource } from "typeorm";
import { Database } from "../../gateway/database/database.js";
import type { Listen } from "../../gateway/platform/listening.js";
import { listenAtServer } from "../../gateway/database/server-listening.js";
import { checkServer } from "../../gateway/database/server-readiness.js";
import { checkTables } from "../../gateway/database/tables.js";
import { driverWith, LastingClient } from "../../gateway/database/server-driver.js";
import { createDataSource, type DataSourceTarget, type ServerLimits } from "../../gateway/database/data-source.js";
import { migrate } from "../../gateway/database/migrate.js";
import { turnOffJit } from "../../gateway/database/turn-off-jit.js";
import type { CheckReadiness } from "../../gateway/platform/readiness.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { MIGRATIONS } from "../../migrations/index.js";
import { openEmbeddedDatabase } from "./embedded-databases.js";
import { explainFirst, type Explaining } from "./explain-first.js";
import { collectStatements, leaveOut, noteSayer, type StatementCollector } from "./statement-texts.js";

/** A migrated, empty database of one test file, and the statements it received. */
export interface TestDatabase {
  readonly database: RecordedDatabase;
  readonly listen: Listen;
  readonly ready: CheckReadiness;
  /** The connection URL; null when it is embedded. */
  readonly url: string | null;
  /** Every statement since the last `clear`, as it was sent, for counting. */
  readonly statements: string[];
  /** Returns how often the work sent something while nothing else of its connection was on the way. */
  readonly roundTripsOf: (work: () => Promise<unknown>) => Promise<number>;
  /** Explains what is sent. */
  readonly explaining: Explaining;
  close(): Promise<void>;
}

/** The database as the product has it, which also notes whether the product or a test says a statement. */
export class RecordedDatabase extends Database {
  /** Called with each statement and its parameters; null: nobody asks. */
  onQuery: ((sql: string, parameters: readonly unknown[]) => void) | null = null;

  override async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    noteSayer(sql);
    this.note(sql, parameters);
    return super.query<Row>(sql, parameters);
  }

  override write(sql: string, parameters: readonly unknown[]): void {
    noteSayer(sql);
    this.note(sql, parameters);
    super.write(sql, parameters);
  }

  // Here and not in the driver, which sends what a request reads at the same time as one statement.
  override async queryOwned<Row extends object>(
    ownerId: string,
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    noteSayer(sql);
    this.note(sql, [ownerId, ...parameters]);
    return super.queryOwned<Row>(ownerId, sql, parameters);
  }

  private note(sql: string, parameters: readonly unknown[]): void {
    collectors.get(this.dataSource)?.add(sql);
    this.onQuery?.(sql, parameters);
  }
}

/** What collects the statements of each data source. */
const collectors = new WeakMap<DataSource, StatementCollector>();

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
  return connect({ kind: "embedded", poolExtra: pipelined(pglite) }, listen, release, collector);
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
  const explaining: Explaining = { onPlan: null };
  let roundTrips = 0;
  const tell = (text: string, isAlone: boolean): void => {
    statements.push(text);
    if (isAlone) roundTrips++;
  };
  const driver = recordingDriver(tell, explaining);
  const dataSource = createDataSource(target, ENTITIES, { driver, ...(limits === undefined ? {} : { limits }) });
  await dataSource.initialize();
  statements.length = 0;
  if (collector !== null) collectors.set(dataSource, collector);
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
  const roundTripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = roundTrips;
    await work();
    return roundTrips - before;
  };
  return {
    database: new RecordedDatabase(dataSource),
    listen,
    ready,
    url,
    statements,
    roundTripsOf,
    explaining,
    close,
  };
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
  const dataSource = createDataSource({ kind: "embedded", poolExtra: pipelined(pglite) }, ENTITIES);
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

/** Returns the options of a pool that sends statements without waiting for each other, as the product's do. */
function pipelined(pglite: PGlite): object {
  const config = createPgConfig(pglite);
  // It sends each message by itself, and has no socket to keep them back.
  Object.assign(config.connection.stream, { writableCorked: 0, cork: () => undefined, uncork: () => undefined });
  return { ...config, pipeline: true };
}

/** Returns the driver of the product with clients that tell each statement before they send it, and explain it if asked. */
function recordingDriver(tell: (text: string, isAlone: boolean) => void, explaining: Explaining): object {
  class RecordingClient extends LastingClient {
    private readonly explainFirst = explainFirst(explaining, (text, values) => super.query(text, values));
    private onTheWay = 0;

    override query(text: unknown, values?: unknown, callback?: unknown): never {
      if (typeof text === "string") {
        tell(text, this.onTheWay === 0);
        this.explainFirst(text, values);
      }
      const answer: unknown = super.query(text, values, callback);
      if (answer instanceof Promise) {
        const done = (): void => void this.onTheWay--;
        this.onTheWay++;
        answer.then(done, done);
      }
      return answer as never; // as it came
    }
  }
  return driverWith(RecordingClient);
}
