import { PGlite, type Extensions, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DurableFileSystem } from "./durable-file-system.js";
import { EngineLost } from "./failure.js";
import { finishCopy, type CopiedFiles, type Snapshot } from "./snapshot.js";
import { demandsReady, readAnswer, type AnswerFacts } from "./wire.js";

/** The answer to one exchange of protocol messages. */
export interface Answer extends AnswerFacts {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A row of a statement of the server. */
export type Row = Readonly<Record<string, unknown>>;

/** A PostgreSQL with one session. Calls must not overlap; after an EngineLost it stays unusable. */
export interface Engine {
  /** Sends protocol messages to the session and returns its answer, byte for byte. */
  exchange(messages: Uint8Array): Promise<Answer>;
  /** Runs statements one by one and returns the rows of the last. Must not be called inside a transaction of the session. */
  run(...statements: string[]): Promise<Row[]>;
  /** Completes a copy of the files to the state of this moment, with all acknowledged changes. */
  snapshot(directory: string, copied: CopiedFiles): Promise<Snapshot>;
  /** Returns the whole data directory as a tar file. */
  image(): Promise<Blob>;
  close(): Promise<void>;
}

/** The data's storage: a directory that survives power cuts, one that does not, or memory, optionally from an image. */
export type EngineStore =
  | { readonly kind: "directory"; readonly directory: string }
  | { readonly kind: "scratch"; readonly directory: string }
  | { readonly kind: "memory"; readonly image?: Blob | undefined };

/** The log entry with which PostgreSQL stopped; null while it runs. */
interface EngineHealth {
  lost: string | null;
}

/** Settings of PostgreSQL for one session in a small process. */
const SETTINGS = [
  "shared_buffers=16MB",
  "max_wal_size=128MB",
  // A checkpoint deletes old segments instead of keeping them for reuse.
  "min_wal_size=32MB",
  "jit=off",
  "plan_cache_mode=force_generic_plan",
  "timezone=UTC",
  // The operator's log gets the engine's own state, never a statement or a row.
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
];
// PGlite's file layer has fsync, not fdatasync; DurableFileSystem calls fdatasync for it.
const DURABLE = ["fsync=on", "wal_sync_method=fsync"];
const VOLATILE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
const FSYNC_OFF = "-F";
const [FIRST_BUFFER, LARGEST_BUFFER] = [64 * 1024, 4 * 1024 * 1024];

/** Options of an engine. */
export interface EngineExtras {
  /** Called with each line of PostgreSQL's log. */
  readonly onLog?: (line: string) => void;
  readonly extensions?: Extensions;
}

/** Starts PostgreSQL in the calling thread, which every query then blocks. */
export async function startEngine(store: EngineStore, extras: EngineExtras = {}): Promise<Engine> {
  const health: EngineHealth = { lost: null };
  const settings = [...SETTINGS, ...(store.kind === "directory" ? DURABLE : VOLATILE)];
  const options: PGliteOptions = {
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== FSYNC_OFF),
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    onStderr: (line) => {
      if (line.includes("PANIC:")) health.lost = line;
      extras.onLog?.(line);
      return false;
    },
    extensions: { pg_trgm, ...extras.extensions },
  };
  if (store.kind === "directory") options.fs = new DurableFileSystem(store.directory);
  else if (store.kind === "scratch") options.fs = new NodeFS(store.directory);
  else if (store.image !== undefined) options.loadDataDir = store.image;
  return new PgliteEngine(await PGlite.create(options), store, health);
}

class PgliteEngine implements Engine {
  #buffer = new Uint8Array(FIRST_BUFFER);

  constructor(
    private readonly pglite: PGlite,
    private readonly store: EngineStore,
    private readonly health: Readonly<EngineHealth>,
  ) {}

  async exchange(messages: Uint8Array): Promise<Answer> {
    let length = 0;
    const onRawData = (chunk: Uint8Array): void => {
      this.makeRoom(length, chunk.length);
      this.#buffer.set(chunk, length);
      length += chunk.length;
    };
    try {
      await this.pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData });
    } catch (error) {
      throw new EngineLost("57P02", "The embedded database broke.", { cause: error });
    }
    this.assertAlive();
    const bytes = this.#buffer.slice(0, length);
    if (this.#buffer.length > LARGEST_BUFFER) this.#buffer = new Uint8Array(FIRST_BUFFER);
    const facts = readAnswer(bytes);
    // PGlite swallows its own errors; the only sign is an answer without an end.
    if (facts.state === null && demandsReady(messages))
      throw new EngineLost("57P02", "The embedded database broke off its answer.");
    return { bytes, ...facts };
  }

  async run(...statements: string[]): Promise<Row[]> {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await this.pglite.query<Row>(statement)).rows;
    this.assertAlive();
    return rows;
  }

  async snapshot(directory: string, copied: CopiedFiles): Promise<Snapshot> {
    if (this.store.kind !== "directory") throw new Error("Only a database in a directory can be copied.");
    const [log] = await this.run(
      "CHECKPOINT",
      "SELECT redo_wal_file AS first, pg_walfile_name(pg_current_wal_insert_lsn()) AS last FROM pg_control_checkpoint()",
    );
    const range = { first: String(log?.["first"]), last: String(log?.["last"]) };
    return finishCopy(this.store.directory, directory, copied, range);
  }

  async image(): Promise<Blob> {
    await this.run("CHECKPOINT"); // without it, each load of the image begins with a recovery
    return this.pglite.dumpDataDir("none");
  }

  async close(): Promise<void> {
    await this.pglite.close();
  }

  private makeRoom(used: number, more: number): void {
    if (used + more <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(this.#buffer.length * 2, used + more));
    larger.set(this.#buffer.subarray(0, used));
    this.#buffer = larger;
  }

  private assertAlive(): void {
    if (this.health.lost === null) return;
    const isFull = /No space left|Disk quota/i.test(this.health.lost);
    throw new EngineLost(isFull ? "53100" : "57P02", "The embedded database stopped.", { cause: this.health.lost });
  }
}
