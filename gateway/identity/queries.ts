import type { Database } from "../database/database.js";

/** The part of the database that identity needs: one parameterised statement at a time, answered with its rows. */
export interface Queries {
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Queries that may write also while the disk is nearly full, so that people can sign in and read. */
export function serverQueries(database: Database): Queries {
  return { query: (sql, parameters) => database.queryForServer(sql, parameters) };
}
