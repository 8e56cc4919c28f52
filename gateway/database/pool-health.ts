import type { Pool } from "pg";
import type { DataSource } from "typeorm";

/** The use of the connection pool, as of now. */
export interface PoolHealth {
  readonly total: number;
  readonly idle: number;
  /** The number of callers that wait for a connection. */
  readonly waiting: number;
}

/** Reads the pool of an initialized data source. */
export function poolHealth({ driver }: DataSource): PoolHealth {
  const { master } = driver as unknown as { readonly master: Pool }; // TypeORM's driver for PostgreSQL, which alone is used here
  return { total: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
}
