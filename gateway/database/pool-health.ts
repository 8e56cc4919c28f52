import type pg from "pg";
import type { DataSource } from "typeorm";
import { LastingClient } from "./server-driver.js";

const ANSWER_MS = 1_500;

/** The use of the connection pool, as of now. */
export interface PoolHealth {
  readonly total: number;
  readonly idle: number;
  /** The number of callers that wait for a connection. */
  readonly waiting: number;
}

/** Reads the pool of an initialized data source. */
export function poolHealth(dataSource: DataSource): PoolHealth {
  const { totalCount, idleCount, waitingCount } = poolOf(dataSource);
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Returns whether the database answers, within 1.5 seconds, on a new connection: those of the pool may all be in use. */
export async function answers(dataSource: DataSource): Promise<boolean> {
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
  const client: pg.Client = new LastingClient({ ...poolOf(dataSource).options, ...limits });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined); // gone already
  }
}

/** Returns the pool of an initialized data source. */
export function poolOf({ driver }: DataSource): pg.Pool {
  return (driver as unknown as { readonly master: pg.Pool }).master; // TypeORM's driver for PostgreSQL, which alone is used here
}
