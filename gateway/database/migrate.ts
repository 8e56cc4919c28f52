import type pg from "pg";
import type { DataSource, MigrationInterface, QueryRunner } from "typeorm";
import type { Migration } from "../../migrations/migration.js";
import type { Logger } from "../platform/logger.js";
import { LastingClient } from "./server-driver.js";

// Any number will do, as long as every gateway uses the same.
const LOCK = 7_423_911_046;

/** Returns the name under which the database stores that a migration was run. */
export function keptName({ name }: Migration): string {
  const [time, ...words] = name.split("-");
  return `${words.join("-")}-${time}`;
}

/** Returns TypeORM's form of a migration, which needs the time at the end of the name. */
export function asTypeormMigration(migration: Migration): new () => MigrationInterface {
  const { up, down } = migration;
  const run = async (runner: QueryRunner, statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await runner.query(statement);
  };
  return class implements MigrationInterface {
    readonly name = keptName(migration);

    async up(runner: QueryRunner): Promise<void> {
      await run(runner, up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await run(runner, down);
    }
  };
}

/**
 * Brings the tables up to date, each migration in a transaction; several gateways that start at once run it one after
 * the other, under a lock.
 */
export async function migrate(dataSource: DataSource, logger: Logger, serverUrl: string | null): Promise<void> {
  const release = serverUrl === null ? null : await takeTurn(serverUrl);
  try {
    const done = await dataSource.runMigrations({ transaction: "each" });
    for (const migration of done) logger.info({ migration: migration.name }, "migrated");
  } finally {
    await release?.();
  }
}

async function takeTurn(url: string): Promise<() => Promise<void>> {
  const client: pg.Client = new LastingClient({ connectionString: url, keepAlive: true });
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  return async () => client.end();
}
