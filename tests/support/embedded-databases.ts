import { PGlite } from "@electric-sql/pglite";
import type { Listen } from "../../gateway/platform/listening.js";
import { addCleanup } from "./cleanups.js";
import "./on-embedded-database.js";

/** An embedded database in memory, migrated and empty. */
export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  readonly listen: Listen;
  /** Returns it to be opened again; its connections are closed by then. */
  readonly release: () => Promise<void>;
}

/** An engine with what it held when it was new. */
interface Engine {
  readonly pglite: PGlite;
  /** The tables that the migrations fill. */
  readonly filled: readonly string[];
  readonly fingerprint: string;
}

/** The engines that nobody uses. A new one takes a second of processor time, an emptied one a twentieth of it. */
const spare: Engine[] = [];
addCleanup(closeSpare);

/** Opens an empty database: one that was used before and emptied, or a new one from the image. */
export async function openEmbeddedDatabase(
  readImage: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<EmbeddedDatabase> {
  const engine = spare.pop() ?? (await startEngine(await readImage()));
  const { pglite } = engine;
  const stops = new Set<() => Promise<void>>();
  return {
    pglite,
    listen: async (channel, listener) => {
      const unlisten = await pglite.listen(channel, (payload) => listener.onMessage(payload));
      const stop = (): Promise<void> => {
        stops.delete(stop);
        return unlisten();
      };
      stops.add(stop);
      return stop;
    },
    release: async () => {
      for (const stop of stops) await stop();
      if (await empty(engine)) spare.push(engine);
      else await pglite.close();
    },
  };
}

async function closeSpare(): Promise<void> {
  await Promise.all(spare.splice(0).map(({ pglite }) => pglite.close()));
}

async function startEngine(image: Uint8Array<ArrayBuffer>): Promise<Engine> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([image]), relaxedDurability: true });
  const filled = await filledTables(pglite);
  return { pglite, filled, fingerprint: await fingerprintOf(pglite, filled) };
}

/** Removes every row and forgets the session; false when anything but rows differs from a new database. */
async function empty({ pglite, filled, fingerprint }: Engine): Promise<boolean> {
  // What a test left open would keep its locks.
  await pglite.exec("rollback");
  await pglite.exec("discard all");
  if ((await fingerprintOf(pglite, filled)) !== fingerprint) return false;
  const tables = (await filledTables(pglite)).filter((table) => !filled.includes(table));
  if (tables.length > 0) await pglite.exec(`truncate ${tables.join()} restart identity cascade`);
  return true;
}

async function filledTables(pglite: PGlite): Promise<readonly string[]> {
  const tables = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const parts = tables.rows.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  return (await pglite.query<{ name: string }>(parts.join(" union all "))).rows.map(({ name }) => name);
}

/** Returns a fingerprint over the catalogue of the database, what the planner learned of it, and the rows of these tables. */
export async function fingerprintOf(pglite: PGlite, tables: readonly string[]): Promise<string> {
  const parts = [
    `select concat_ws(' ', oid, relname, relkind, reloptions) as line from pg_class where relnamespace = 'public'::regnamespace`,
    `select a::text from pg_attribute a join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace`,
    `select p::text from pg_proc p where pronamespace = 'public'::regnamespace`,
    ...["pg_constraint", "pg_trigger", "pg_extension", "pg_db_role_setting"].map(
      (name) => `select t::text from ${name} t`,
    ),
    `select stakind1::text from pg_statistic join pg_class c on c.oid = starelid where relnamespace = 'public'::regnamespace`,
    ...tables.map((name) => `select t::text from ${name} t`),
  ];
  const { rows } = await pglite.query<{ fingerprint: string }>(
    `select md5(string_agg(line, '|' order by line)) as fingerprint from (${parts.join(" union all ")}) lines`,
  );
  return rows[0]?.fingerprint ?? "";
}
