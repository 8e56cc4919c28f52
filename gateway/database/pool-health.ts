import type { Pool } from "pg";
import type { DataSource } from "typeorm";

/** How the pool of connections is used, as of now. */
export interface PoolHealth {
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** Reads the pool of an initialized data source. */
export function poolHealth({ driver }: DataSource): PoolHealth {
  const { master } = driver as unknown as { readonly master: Pool }; // TypeORM's driver for PostgreSQL, which alone is used here
  return { total: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
}
