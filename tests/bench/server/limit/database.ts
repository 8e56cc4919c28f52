import pg from "pg";
import type { Database } from "../../../../gateway/database/database.js";

/** Runs statements that are prepared once per connection. */
export interface LimitDatabase {
  rows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Runs work on one connection. */
  hold<T>(work: (held: LimitDatabase) => Promise<T>): Promise<T>;
  /** The same for the services of the product that the limit reads with. */
  readonly asProduct: Database;
  /** What those services counted: names of `usage_count`, and how many more there are of each. */
  readonly counted: [kind: string, amount: number][];
}

/** As many as the product has. */
const CONNECTIONS = 10;

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens the connections of the limit. */
export function openLimitDatabase(url: string): LimitDatabase {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text) ?? `limit_${names.size}`;
    names.set(text, known);
    return known;
  };
  const on = (client: pg.Pool | pg.PoolClient): LimitDatabase => {
    const rows = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
      // Without values nothing is prepared: `begin` and `commit`.
      (await client.query<Row>(values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] }))
        .rows;
    const counted: LimitDatabase["counted"] = [];
    const services = {
      hasOldWords: false,
      noteUsage: (_ownerId: string, kind: string, amount: number) => void counted.push([kind, amount]),
      query: rows,
      queryOwned: (ownerId: string, text: string, values: readonly unknown[] = []) => rows(text, [ownerId, ...values]),
    };
    const asProduct = services as unknown as Database; // what the services used here call
    return { rows, hold: () => Promise.reject(new Error("It holds one.")), asProduct, counted };
  };
  return {
    ...on(pool),
    hold: async (work) => {
      const client = await pool.connect();
      try {
        return await work(on(client));
      } finally {
        client.release();
      }
    },
  };
}
