import type pg from "pg";
import type { CheckReadiness } from "../platform/readiness.js";
import { LastingClient } from "./server-driver.js";
import { checkTables, type TablesRow } from "./tables.js";

const LIMIT_MS = 1_500;

/**
 * Checks a PostgreSQL server on a new connection each time: the pool's queue does not delay it, and it sees what a new
 * connection would meet.
 */
export function checkServer(url: string): CheckReadiness {
  return checkTables(async (sql) => {
    const client: pg.Client = new LastingClient({
      connectionString: url,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
    });
    try {
      await client.connect();
      return (await client.query<TablesRow>(sql)).rows;
    } finally {
      void client.end().catch(() => undefined); // gone already
    }
  });
}
