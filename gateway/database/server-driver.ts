import pg from "pg";
import { isUnanswered } from "./failures.js";
import { parseUtcMoment } from "./parse-moment.js";

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A client of `pg` that survives the loss of its connection. `pg` emits an `error` when the connection is lost, and
 * Node ends a process on an `error` without a listener; neither the pool nor TypeORM listens all the time while a
 * client is in use. What was awaited rejects all the same. A connection on which a statement ran into `query_timeout`
 * is ended, as everything after it would wait behind it, and so is one that the server has given up: the pool would lend
 * it until it is closed. In pipeline mode, statements that are sent in one turn of the event loop go out as one packet.
 */
export class LastingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }

  // All of pg's overloads meet here: (text, values), (text, values, callback), (config), (submittable).
  override query(text: unknown, values?: unknown, callback?: unknown): never {
    const run = super.query.bind(this) as Query; // called with what pg's own overloads were called with
    if (this.pipeline) this.collect();
    const answer = run(text, values, callback);
    if (!(answer instanceof Promise)) return answer as never; // pg's own answer
    return answer.catch((error: unknown) => {
      if (isUnanswered(error) || isFatal(error)) void this.end().catch(() => undefined); // gone already
      throw error;
    }) as never; // the same promise, watched
  }

  /** Keeps back what is written until the end of this turn of the event loop. */
  private collect(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

/** Days are read as they are written, `YYYY-MM-DD`: a moment would be another day in another time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const parseAnyMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number; // the driver's own; a number is infinite
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => parseUtcMoment(text) ?? parseAnyMoment(text));

/** Returns the module `pg` for TypeORM's `driver` option, with clients of the given class. */
export function driverWith(Client: typeof pg.Client): object {
  class OwnPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super({ ...options, Client });
    }
  }
  // Not a copy of the module: that would evaluate its `native` property, which loads pg-native where there is one.
  return { Pool: OwnPool, Client, defaults: pg.defaults, types: pg.types, DatabaseError: pg.DatabaseError };
}

function isFatal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "FATAL";
}
