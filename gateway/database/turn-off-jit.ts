import type pg from "pg";
import type { Logger } from "../platform/logger.js";
import { codeOf } from "../platform/thrown.js";
import { SERVER_LIMITS } from "./data-source.js";
import { LastingClient } from "./server-driver.js";

// Any number will do, as long as every gateway uses the same.
const LOCK = 7_423_911_047;

/**
 * The setting of the role in this database, which PostgreSQL gives to each connection from then on. The connection that
 * sets it is told as well: a pooler may keep it.
 */
const TURN_OFF = `do $$ begin
  if current_setting('jit')::boolean then
    perform pg_advisory_xact_lock(${LOCK});
    execute format('alter role session_user in database %I set jit = off', current_database());
    perform set_config('jit', 'off', false);
  end if;
end $$`;

/**
 * Turns off the compilation of statements on a server, for the role of the address in its database: PostgreSQL compiles
 * the large ones anew at each call, which takes seconds of processor time. The setting is the database's own, so that it
 * holds behind every pooler, which may refuse a start parameter and lose what a session sets. Where the server refuses
 * it, that is logged, and the product works, only slower. Throws where the server cannot be reached.
 */
export async function turnOffJit(url: string, logger: Logger): Promise<void> {
  const client: pg.Client = new LastingClient({
    connectionString: url,
    connectionTimeoutMillis: SERVER_LIMITS.connectMs,
    query_timeout: SERVER_LIMITS.answerMs,
  });
  await client.connect();
  try {
    await client.query(TURN_OFF);
  } catch (error) {
    logger.warn({ code: codeOf(error) }, "jit could not be turned off: set it to off for the role of DATABASE_URL");
  } finally {
    await client.end().catch(() => undefined); // gone already
  }
}
