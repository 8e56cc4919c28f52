import type { Database } from "../database/database.js";

/** The part of the database that identity needs: one parameterised statement at a time, which returns its rows. */
export interface Queries {
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Returns queries that may write also while the disk is nearly full, so that people can sign in and read. */
export function serverQueries(database: Database): Queries {
  return { query: (sql, parameters) => database.queryForServer(sql, parameters) };
}
