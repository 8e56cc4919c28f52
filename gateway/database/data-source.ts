import { DataSource, type DataSourceOptions, type Logger as QueryLogger } from "typeorm";
import { MIGRATIONS } from "../../migrations/index.js";
import { ENTITIES } from "./entities.js";
import { asTypeormMigration } from "./migrate.js";

/** Where the data is: a PostgreSQL server, or an embedded database that hands over its own wire. */
export type DataSourceTarget =
  { readonly kind: "server"; readonly url: string } | { readonly kind: "embedded"; readonly poolExtra: object };

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;
const SERVER_POOL = 10;

/** Makes the data source of either kind; both speak the same SQL through the same driver. */
export function createDataSource(
  target: DataSourceTarget,
  options: { driver?: object; queryLogger?: QueryLogger } = {},
): DataSource {
  const shared = {
    type: "postgres",
    entities: ENTITIES,
    migrations: MIGRATIONS.map(asTypeormMigration),
    migrationsTableName: "schema_migration",
    installExtensions: false,
    // Without it TypeORM expects defaults of an extension that is not used here, and sees drift.
    uuidExtension: "pgcrypto",
    ...(options.driver === undefined ? {} : { driver: options.driver }),
    ...(options.queryLogger === undefined ? {} : { logging: true, logger: options.queryLogger }),
  } satisfies DataSourceOptions & { driver?: object };
  return new DataSource(
    target.kind === "embedded"
      ? // One connection: a transaction has the embedded database to itself.
        {
          ...shared,
          poolSize: 1,
          extra: { ...target.poolExtra, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
        }
      : {
          ...shared,
          url: target.url,
          poolSize: SERVER_POOL,
          extra: {
            statement_timeout: STATEMENT_TIMEOUT_MS,
            idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
            connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
          },
        },
  );
}
