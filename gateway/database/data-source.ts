import { DataSource, type DataSourceOptions } from "typeorm";
import { MIGRATIONS } from "../../migrations/index.js";
import type { EntityClass } from "./columns.js";
import { asTypeormMigration } from "./migrate.js";
import { driverWith, LastingClient } from "./server-driver.js";

/** The target of a data source: a PostgreSQL server, or an embedded database reached by a stream of its own. */
export type DataSourceTarget =
  { readonly kind: "server"; readonly url: string } | { readonly kind: "embedded"; readonly poolExtra: object };

/** The timeouts for a server, in milliseconds. */
export interface ServerLimits {
  /** For a connection, a free one of the pool or a new one. */
  readonly connectMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
  /** For one statement; the server ends it. */
  readonly statementMs: number;
  /** For the answer of a server that no longer responds; longer than `statementMs`. */
  readonly answerMs: number;
  /** Between two statements of a transaction. */
  readonly idleInTransactionMs: number;
}

/** The timeouts of user requests: one that cannot be served fails within seconds and delays few others. */
export const SERVER_LIMITS: ServerLimits = {
  connectMs: 2_500,
  lockMs: 3_000,
  statementMs: 8_000,
  answerMs: 10_000,
  idleInTransactionMs: 10_000,
};
const EMBEDDED_CONNECT_MS = 10_000;
const SERVER_POOL = 10;
const KEEP_ALIVE_MS = 10_000;
/** What a session has prepared and cached is freed with it. */
const SESSION_SECONDS = 3_600;

/** Creates the data source of either kind; both run the same SQL through the same driver. */
export function createDataSource(
  target: DataSourceTarget,
  entities: readonly EntityClass<object>[],
  options: { driver?: object; limits?: ServerLimits } = {},
): DataSource {
  const shared = {
    type: "postgres",
    entities: [...entities],
    migrations: MIGRATIONS.map(asTypeormMigration),
    migrationsTableName: "schema_migration",
    installExtensions: false,
    // Without it TypeORM expects defaults of an extension that is not used here, and sees drift.
    uuidExtension: "pgcrypto",
    driver: options.driver ?? driverWith(LastingClient),
  } satisfies DataSourceOptions & { driver?: object };
  const limits = options.limits ?? SERVER_LIMITS;
  return new DataSource(
    target.kind === "embedded"
      ? // One connection: a transaction has the embedded database to itself.
        {
          ...shared,
          poolSize: 1,
          extra: {
            ...target.poolExtra,
            max: 1,
            idleTimeoutMillis: 0,
            connectionTimeoutMillis: EMBEDDED_CONNECT_MS,
            maxLifetimeSeconds: SESSION_SECONDS,
          },
        }
      : {
          ...shared,
          url: target.url,
          poolSize: SERVER_POOL,
          extra: {
            connectionTimeoutMillis: limits.connectMs,
            lock_timeout: limits.lockMs,
            statement_timeout: limits.statementMs,
            query_timeout: limits.answerMs,
            idle_in_transaction_session_timeout: limits.idleInTransactionMs,
            pipeline: true,
            maxLifetimeSeconds: SESSION_SECONDS,
            keepAlive: true,
            keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
          },
        },
  );
}
