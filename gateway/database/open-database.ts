import type { DataSource } from "typeorm";
import { isExposed, type Config } from "../config.js";
import { AppError } from "../platform/errors.js";
import type { EntityClass } from "./columns.js";
import { Policies } from "../person/policy.js";
import { checkInTurn, type CheckReadiness } from "../platform/readiness.js";
import type { Logger } from "../platform/logger.js";
import { CliError } from "../platform/cli-error.js";
import { createDataSource, SERVER_LIMITS, type ServerLimits } from "./data-source.js";
import { Database, type OwnDisk } from "./database.js";
import { checkDisk } from "./check-disk.js";
import {
  openEmbeddedDatabase,
  type DiskState,
  type EmbeddedHealth,
  type MeasureFree,
} from "../embedded-postgres/index.js";
import { poolHealth, type PoolHealth } from "./pool-health.js";
import { asAppError } from "./failures.js";
import type { Listen } from "../platform/listening.js";
import { codeOf, messageOf } from "../platform/thrown.js";
import { migrate } from "./migrate.js";
import { namedStatements } from "./named-statements.js";
import { listenAtServer } from "./server-listening.js";
import { checkServer } from "./server-readiness.js";
import { checkTables, readTables, refuseNewerTables } from "./tables.js";
import { tablesTemplate } from "./tables-template.js";
import { turnOffJit } from "./turn-off-jit.js";

/** The maximum duration of one statement of a migration, or of a command of the console. */
const PATIENT_LIMIT_MS = 10 * 60_000;
/** The maximum wait of a migration for a table that is in use; later statements on that table wait as well. */
const MIGRATION_LOCK_MS = 15_000;

/** The limits of one patient statement; the server ends it before the client gives up. */
const PATIENT = { statementMs: PATIENT_LIMIT_MS, answerMs: PATIENT_LIMIT_MS + 1_000 };

/** The state of the database for the operator, as of now. */
export interface DatabaseHealth {
  readonly pool: PoolHealth;
  /** Null on a server. */
  readonly embedded: EmbeddedHealth | null;
}

/** The opened and migrated database of this process. */
export interface OpenedDatabase {
  readonly database: Database;
  /** Subscribes to the messages of committed transactions, of this process and of others on the same database. */
  readonly listen: Listen;
  /** Reads the state without a query; for the metrics. */
  readonly health: () => DatabaseHealth;
  /** Whether it answers, takes changes, and has the tables of this release. */
  readonly ready: CheckReadiness;
  /** The disk of the database; null where a server manages it. */
  readonly disk: DiskState | null;
  close(): Promise<void>;
}

/** The entities of the schema. */
type Entities = readonly EntityClass<object>[];

/** The options of `openDatabase`. */
export interface OpenDatabaseOptions {
  /** True: a statement may take ten minutes, as one that moves everything a person has. */
  readonly isPatient?: boolean;
  /** Returns the free bytes on the disk of an embedded database, in place of measuring the disk. */
  readonly measureFree?: MeasureFree;
}

/** Opens the configured database and brings its tables up to date; logs what takes long. */
export async function openDatabase(
  config: Config,
  entities: Entities,
  logger: Logger,
  say: (message: string) => void,
  options: OpenDatabaseOptions = {},
): Promise<OpenedDatabase> {
  const { databaseUrl: url } = config;
  return url === null
    ? openEmbedded(config, entities, logger, say, options)
    : open(createDataSource({ kind: "server", url }, entities, serverOptions(config, options)), config, logger, {
        prepare: () => turnOffJit(url, logger),
        listen: listenAtServer(url, logger),
        ready: checkServer(url),
        close: () => Promise.resolve(),
        health: () => null,
        disk: null,
        aroundMigrations: (migrateAll) => withPatience(url, entities, migrateAll),
      });
}

async function openEmbedded(
  config: Config,
  entities: Entities,
  logger: Logger,
  say: (message: string) => void,
  { measureFree, isPatient = false }: OpenDatabaseOptions,
): Promise<OpenedDatabase> {
  const patience = isPatient ? { queryLimitMs: PATIENT_LIMIT_MS } : {};
  const embedded = await openEmbeddedDatabase({
    ...{ dataDir: config.dataDir, logger, onProgress: say, measureFree, template: tablesTemplate() },
    ...patience,
  });
  const dataSource = createDataSource({ kind: "embedded", poolExtra: embedded.poolExtra }, entities, driverOf(config));
  return open(dataSource, config, logger, {
    prepare: () => Promise.resolve(),
    listen: (channel, listener) => embedded.listen(channel, listener),
    ready: checkInTurn([checkDisk(embedded.disk), checkTables((sql) => dataSource.query(sql))]),
    close: () => embedded.close(),
    health: () => embedded.health(),
    disk: { state: embedded.disk, fitsOwnWrites: async () => (await embedded.refreshSpace()) !== "none" },
    aroundMigrations: async (migrateAll) => {
      await embedded.backupBeforeMigrations();
      await embedded.withQueryLimit(PATIENT_LIMIT_MS, () => migrateAll(dataSource));
    },
  });
}

/** The additions of an engine to a data source; a server does most of it by itself. */
interface Engine {
  /** Runs before the first connection of the pool. */
  prepare(): Promise<void>;
  readonly listen: Listen;
  readonly ready: CheckReadiness;
  close(): Promise<void>;
  health(): EmbeddedHealth | null;
  readonly disk: OwnDisk | null;
  /** Runs the migrations with the timeouts that they need. */
  aroundMigrations(migrateAll: (dataSource: DataSource) => Promise<void>): Promise<void>;
}

async function open(dataSource: DataSource, config: Config, logger: Logger, engine: Engine): Promise<OpenedDatabase> {
  const close = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await engine.close();
  };
  try {
    await engine.prepare();
    await dataSource.initialize();
    const tables = await readTables((sql) => dataSource.query(sql));
    refuseNewerTables(tables);
    if (tables.missing.length > 0) {
      await engine.aroundMigrations((patient) => migrate(patient, logger, config.databaseUrl));
    }
  } catch (error) {
    await close();
    throw config.databaseUrl === null ? error : asServerRefusal(error, config.databaseUrl);
  }
  return {
    database: new Database(dataSource, engine.disk, new Policies(config.quotas, { isExposed: isExposed(config) })),
    disk: engine.disk?.state ?? null,
    listen: engine.listen,
    health: () => ({ pool: poolHealth(dataSource), embedded: engine.health() }),
    ready: engine.ready,
    close,
  };
}

/** Runs the work on a data source whose statements may take as long as those of a migration. */
async function withPatience(
  url: string,
  entities: Entities,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const limits = {
    ...SERVER_LIMITS,
    ...PATIENT,
    lockMs: MIGRATION_LOCK_MS,
    idleInTransactionMs: PATIENT_LIMIT_MS,
  };
  const dataSource = await createDataSource({ kind: "server", url }, entities, { limits }).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Returns a CliError for a server that cannot be reached or refuses the connection; any other failure is returned
 * unchanged.
 */
function asServerRefusal(error: unknown, url: string): unknown {
  const failure = asAppError(error);
  if (!(failure instanceof AppError) || failure.code !== "DATABASE_UNAVAILABLE") return error;
  const { hostname, port, searchParams } = new URL(url);
  const place = `${hostname || searchParams.get("host") || "this machine"}:${port || 5432}`;
  // The failures of several addresses have no message of their own.
  const reason = messageOf(error) || codeOf(error) || "it does not answer";
  return new CliError(`DATABASE_URL: the PostgreSQL at ${place} cannot be used: ${reason}`);
}

function driverOf(config: Config): { driver?: object } {
  return config.preparedStatements ? { driver: namedStatements() } : {};
}

function serverOptions(
  config: Config,
  { isPatient = false }: OpenDatabaseOptions,
): { driver?: object; limits?: ServerLimits } {
  return { ...driverOf(config), ...(isPatient ? { limits: { ...SERVER_LIMITS, ...PATIENT } } : {}) };
}
