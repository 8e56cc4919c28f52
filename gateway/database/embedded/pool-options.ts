import type { PoolConfig } from "pg";
import type { SessionDesk } from "./session-desk.js";
import { WireStream } from "./wire-stream.js";

/** Options for pg's Pool that lead to an embedded database; TypeORM takes them as `extra`. */
export type EmbeddedPoolOptions = Readonly<
  Required<Pick<PoolConfig, "stream" | "host" | "user" | "database" | "ssl" | "max">>
> &
  Readonly<Pick<PoolConfig, "idleTimeoutMillis" | "connectionTimeoutMillis">>;

/** How long a query waits for its turn before it gives up. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Makes the options: one connection, kept for good, whose socket is the desk. */
export function embeddedPoolOptions(desk: SessionDesk): EmbeddedPoolOptions {
  return {
    stream: () => new WireStream(desk),
    // Said outright, so that variables like PGHOST or PGSSLMODE, meant for other programs, change nothing.
    host: "embedded",
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  };
}
