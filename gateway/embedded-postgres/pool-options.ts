import type { PoolConfig } from "pg";
import type { SessionPool } from "./session-pool.js";
import { WireStream } from "./wire-stream.js";

/** Options with which pg's Pool connects to an embedded database; TypeORM takes them as `extra`. */
export type EmbeddedPoolOptions = Readonly<
  Required<Pick<PoolConfig, "stream" | "host" | "user" | "database" | "ssl" | "max" | "pipeline">>
> &
  Readonly<Pick<PoolConfig, "idleTimeoutMillis" | "connectionTimeoutMillis">>;

/** The time limit for acquiring the session. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Returns the options: one connection, never closed for idleness, whose socket is a WireStream. */
export function embeddedPoolOptions(sessions: SessionPool): EmbeddedPoolOptions {
  return {
    stream: () => new WireStream(sessions),
    // Explicit, so that variables such as PGHOST or PGSSLMODE, meant for other programs, have no effect.
    host: "embedded",
    user: "postgres",
    database: "postgres",
    ssl: false,
    max: 1,
    // What is sent at the same time is one exchange with the thread of the database.
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  };
}
