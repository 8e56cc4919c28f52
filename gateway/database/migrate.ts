import pg from "pg";
import type { DataSource, MigrationInterface, QueryRunner } from "typeorm";
import type { Migration } from "../../migrations/migration.js";
import type { Logger } from "../logger.js";

// Any number will do, as long as every gateway uses the same.
const LOCK = 7_423_911_046;

/** TypeORM's form of a migration; it wants the time at the end of the name. */
export function asTypeormMigration({ name, up, down }: Migration): new () => MigrationInterface {
  const [time, ...words] = name.split("-");
  const run = async (runner: QueryRunner, statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await runner.query(statement);
  };
  return class implements MigrationInterface {
    readonly name = `${words.join("-")}-${time}`;

    async up(runner: QueryRunner): Promise<void> {
      await run(runner, up);
    }

    async down(runner: QueryRunner): Promise<void> {
      await run(runner, down);
    }
  };
}

/** Brings the tables up to date, each migration in a transaction; several gateways starting at once take turns. */
export async function migrate(dataSource: DataSource, logger: Logger, serverUrl: string | null): Promise<void> {
  const release = serverUrl === null ? null : await takeTurn(serverUrl);
  try {
    const done = await dataSource.runMigrations({ transaction: "each" });
    for (const migration of done) logger.info({ migration: migration.name }, "migrated");
  } finally {
    await release?.();
  }
}

/** True when the tables are up to date. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  return !(await dataSource.showMigrations());
}

async function takeTurn(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  return async () => client.end();
}
