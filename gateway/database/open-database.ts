import type { DataSource } from "typeorm";
import type { Config } from "../config.js";
import type { Logger } from "../logger.js";
import { createDataSource } from "./data-source.js";
import { Database } from "./database.js";
import { openEmbeddedDatabase, type EmbeddedHealth } from "./embedded/open-embedded-database.js";
import { poolHealth, type PoolHealth } from "./pool-health.js";
import type { Listen } from "./listening.js";
import { isMigrated, migrate } from "./migrate.js";
import { namedStatements } from "./named-statements.js";
import { listenAtServer } from "./server-listening.js";

/** How long one statement of a migration may take. */
const MIGRATION_LIMIT_MS = 10 * 60_000;

/** What an operator may want to know of the database, as of now. */
export interface DatabaseHealth {
  readonly pool: PoolHealth;
  /** Null on a server. */
  readonly embedded: EmbeddedHealth | null;
}

/** The opened and migrated database of this process. */
export interface OpenedDatabase {
  readonly database: Database;
  /** Hears what was told in committed transactions, of this process and of others on the same database. */
  readonly listen: Listen;
  /** Resolves when it answers and its tables are up to date; rejects otherwise. */
  readonly ready: () => Promise<void>;
  /** Asks nobody; for the metrics. */
  readonly health: () => DatabaseHealth;
  close(): Promise<void>;
}

/** Opens the configured database and brings its tables up to date; says what takes long. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  say: (message: string) => void,
): Promise<OpenedDatabase> {
  const { databaseUrl: url } = config;
  return url === null
    ? openEmbedded(config, logger, say)
    : open(createDataSource({ kind: "server", url }, driverOf(config)), config, logger, {
        listen: listenAtServer(url, logger),
        close: () => Promise.resolve(),
        assertRoom: () => undefined,
        health: () => null,
        aroundMigrations: (migrateAll) => migrateAll(),
      });
}

async function openEmbedded(config: Config, logger: Logger, say: (message: string) => void): Promise<OpenedDatabase> {
  const embedded = await openEmbeddedDatabase({ dataDir: config.dataDir, logger, onProgress: say });
  return open(createDataSource({ kind: "embedded", poolExtra: embedded.poolExtra }, driverOf(config)), config, logger, {
    listen: (channel, listener) => embedded.listen(channel, listener),
    close: () => embedded.close(),
    assertRoom: () => embedded.assertRoom(),
    health: () => embedded.health(),
    aroundMigrations: async (migrateAll) => {
      await embedded.backupBeforeMigrations();
      await embedded.withQueryLimit(MIGRATION_LIMIT_MS, migrateAll);
    },
  });
}

/** What an engine adds to a data source; a server looks after most of it by itself. */
interface Engine {
  readonly listen: Listen;
  close(): Promise<void>;
  /** Throws STORAGE_FULL when writes must not begin. */
  assertRoom(): void;
  health(): EmbeddedHealth | null;
  aroundMigrations(migrateAll: () => Promise<void>): Promise<void>;
}

async function open(dataSource: DataSource, config: Config, logger: Logger, engine: Engine): Promise<OpenedDatabase> {
  await dataSource.initialize();
  if (!(await isMigrated(dataSource))) {
    await engine.aroundMigrations(() => migrate(dataSource, logger, config.databaseUrl));
  }
  return {
    database: new Database(dataSource, () => engine.assertRoom()),
    listen: engine.listen,
    ready: async () => {
      if (!(await isMigrated(dataSource))) throw new Error("The tables are not up to date.");
    },
    health: () => ({ pool: poolHealth(dataSource), embedded: engine.health() }),
    close: async () => {
      await dataSource.destroy();
      await engine.close();
    },
  };
}

function driverOf(config: Config): { driver?: object } {
  return config.preparedStatements ? { driver: namedStatements() } : {};
}
