import { AsyncValue } from "../platform/async-value.js";
import type { DataSource } from "typeorm";
import { uuidv7 } from "uuidv7";
import { AppError } from "../platform/errors.js";
import type { DiskState } from "../embedded-postgres/index.js";
import { Policies } from "../person/policy.js";
import { asAppError, isRetryable, isUnanswered, tooExpensive } from "./failures.js";
import { PersonSessions } from "./person-sessions.js";
import { answers, poolOf } from "./pool-health.js";
import { KnownStatements, ReadBatch, type Answer, type Run } from "./read-batch.js";
import { send, TransactionConnection } from "./transaction-connection.js";
import { UsageTally, type UsageKind, type UsageOptions } from "./usage.js";

const ATTEMPTS = 3;

/** A running transaction: its connection, the versions that records have reached in it, and what it counts. */
interface Transaction {
  readonly connection: TransactionConnection;
  readonly versions: Map<string, number>;
  readonly usage: UsageTally;
  /** What runs at its end, by its key. */
  readonly atEnd: Map<string, WorkAtEnd>;
  /** The change set of what is written; null where each transaction that joins has its own. */
  readonly changeSetId: string | null;
}

/** A request of a person: the change set of all that it writes, and what it reads at the same time. */
class RunningRequest {
  readonly reads: ReadBatch;
  private id: string | undefined;

  constructor(run: Run, known: KnownStatements) {
    this.reads = new ReadBatch(run, known);
  }

  get changeSetId(): string {
    return (this.id ??= uuidv7());
  }
}

/** What runs at the end of a transaction, with what was collected for it. */
interface WorkAtEnd {
  readonly items: Set<string | null>;
  readonly work: (items: readonly (string | null)[]) => Promise<void>;
}

/** The options of a transaction. */
export interface TransactionOptions {
  /** True: it holds many acts, as seeding does; each transaction that joins it directly is one, with a change set of its own. */
  readonly hasManyActs?: boolean;
}

/** The disk under a database that this process runs itself. */
export interface OwnDisk {
  readonly state: DiskState;
  /** Measures the free space, frees what it can, and returns whether the server's own small writes fit. */
  fitsOwnWrites(): Promise<boolean>;
}

/** The access to the database: plain statements, and transactions that every call inside joins by itself. */
export class Database {
  private readonly current = new AsyncValue<Transaction>();
  private readonly request = new AsyncValue<RunningRequest>();
  private readonly known = new KnownStatements();
  /** True while words of some rows are stored by the fold of before: readings that find by words look for those, too. */
  hasOldWords = false;

  constructor(
    readonly dataSource: DataSource,
    /** Null where the server manages its disk. */
    private readonly disk: OwnDisk | null = null,
    /** What persons may have and do. */
    readonly policies: Policies = new Policies(),
    private readonly sessions = new PersonSessions(),
  ) {}

  /** Throws STORAGE_FULL while people's changes are refused for want of room; costs nothing. */
  assertRoom(): void {
    if (this.disk?.state.isFull === true) throw new AppError("STORAGE_FULL");
  }

  /**
   * Runs a request of a person, who holds at most two sessions of the pool at once, a transaction being one: what needs a
   * third waits, and is refused after ten seconds: with TOO_EXPENSIVE where it waited only for statements of the same
   * request, else with RATE_LIMITED. After that, or a TOO_EXPENSIVE of a statement, nothing more is run for the request.
   * All that it writes, in however many transactions, is one change set.
   */
  forPerson<T>(personId: string, work: () => T): T {
    const request =
      this.request.get() ?? new RunningRequest((sql, parameters) => this.run(sql, parameters), this.known);
    return this.request.run(request, () => this.sessions.forRequest(personId, work));
  }

  /** Records, until the running transaction ends, which version a record has reached in it. */
  noteVersion(id: string, version: number): void {
    this.current.get()?.versions.set(id, version);
  }

  /** Returns the version a record has reached in the running transaction; null when it was not written in it. */
  versionOf(id: string): number | null {
    return this.current.get()?.versions.get(id) ?? null;
  }

  /** Returns the id that all entries of the running request have in common, or else those of the running transaction. */
  get changeSetId(): string {
    const id = this.current.get()?.changeSetId;
    if (id == null) throw new Error("What belongs to a change set has to be written in a transaction.");
    return id;
  }

  /**
   * Counts, as part of the running transaction, that a person has so much more of something, or less. The transaction fails
   * with QUOTA_REACHED at its end when that is more than the limit.
   */
  noteUsage(ownerId: string, kind: UsageKind, amount: number, options?: UsageOptions): void {
    const running = this.current.get();
    if (running === undefined) throw new Error("What is counted has to be written in a transaction.");
    running.usage.add(ownerId, kind, amount, options);
  }

  /**
   * Runs the work at the end of the running transaction, as part of it: once, with all items that were collected under its
   * key. Throws outside of a transaction.
   */
  collectAtEnd(key: string, item: string | null, work: WorkAtEnd["work"]): void {
    const running = this.current.get();
    if (running === undefined) throw new Error("What runs at the end of a transaction needs one.");
    const collected = running.atEnd.get(key) ?? { items: new Set(), work };
    running.atEnd.set(key, collected);
    collected.items.add(item);
  }

  /** Runs one parameterised statement and returns its rows; inside `transaction` it is part of it. */
  async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, parameters)).rows as Row[]; // the caller declares the rows that the statement returns
  }

  /**
   * Sends a statement of the running transaction whose answer nobody needs, without waiting for it: what comes after sees
   * what it wrote. Its failure is thrown by the next statement, or else by the end of the transaction.
   */
  write(sql: string, parameters: readonly unknown[]): void {
    if (this.current.get() === undefined) throw new Error("A statement that nobody waits for needs a transaction.");
    this.run(sql, parameters).catch(() => undefined);
  }

  /**
   * Runs one statement that reads rows of one person, whose id is its first parameter, and returns them. Every such
   * reading uses this method, so that a rule of the database about who may read what is set in one place. What a request
   * reads at the same time is sent as one statement.
   */
  async queryOwned<Row extends object>(
    ownerId: string,
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    const all = [ownerId, ...parameters];
    const reads = this.current.get() === undefined ? this.request.get()?.reads : undefined;
    const rows =
      reads === undefined
        ? (await this.sessions.forOwner(ownerId, () => this.run(sql, all, true))).rows
        : await reads.read(sql, all);
    return rows as Row[]; // the caller declares the rows that the statement returns
  }

  /** Runs one statement on the connection of the running transaction, or on one of the pool. */
  protected async run(sql: string, parameters: readonly unknown[], isReading = false): Promise<Answer> {
    const running = this.current.get();
    running?.usage.addWritten(parameters);
    const attempt = async (): Promise<Answer> => {
      try {
        return await (running === undefined
          ? this.runOnPool(sql, parameters)
          : running.connection.run(sql, parameters, isReading));
      } catch (error) {
        throw await this.failureOf(error);
      }
    };
    return running === undefined ? this.sessions.hold(attempt) : attempt();
  }

  private async runOnPool(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const client = await poolOf(this.dataSource).connect();
    try {
      return await send(client, sql, parameters);
    } finally {
      client.release();
    }
  }

  /**
   * Runs one statement as `query` does, but for the server's own tables, such as sign-ins: small writes without which
   * nobody could read. They are allowed while the disk is nearly full and people's changes are refused. Throws
   * STORAGE_FULL when there is no room even for that.
   */
  async queryForServer<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    try {
      return await this.query<Row>(sql, parameters);
    } catch (error) {
      const isFull = error instanceof AppError && error.code === "STORAGE_FULL";
      if (!isFull || this.current.get() !== undefined) throw error;
      if ((await this.disk?.fitsOwnWrites()) !== true) throw error;
    }
    const write = async (): Promise<Row[]> => {
      await this.query("set transaction read write");
      return this.query<Row>(sql, parameters);
    };
    return this.sessions.hold(async () => {
      try {
        return await this.inTransaction(write, same, uuidv7());
      } catch (error) {
        throw await this.failureOf(error);
      }
    });
  }

  /**
   * Runs the work in one transaction, all or nothing; a transaction already running is joined. The outermost one belongs to
   * the change set of the request, and outside of requests has its own. Deadlocks and serialisation failures are repeated
   * up to three times, so the work must have no effect outside the database.
   */
  async transaction<T>(work: () => T | Promise<T>, { hasManyActs = false }: TransactionOptions = {}): Promise<T> {
    const running = this.current.get();
    if (running?.changeSetId === null) return this.current.run({ ...running, changeSetId: uuidv7() }, work);
    if (running !== undefined) return work();
    return this.outermost(work, same, hasManyActs);
  }

  /**
   * Does the same, and reads the answer as part of the transaction, once what follows from the changes is written: so nobody
   * deletes what was changed before it is read.
   */
  async transactionRead<W, T>(work: () => Promise<W>, read: (done: W) => Promise<T>): Promise<T> {
    if (this.current.get() !== undefined) return this.transaction(async () => read(await work()));
    return this.outermost(work, read, false);
  }

  private async outermost<W, T>(
    work: () => W | Promise<W>,
    read: (done: W) => T | Promise<T>,
    hasManyActs: boolean,
  ): Promise<T> {
    this.assertRoom();
    return this.sessions.hold(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          const changeSetId = hasManyActs ? null : (this.request.get()?.changeSetId ?? uuidv7());
          return await this.inTransaction(work, read, changeSetId);
        } catch (error) {
          if (attempt >= ATTEMPTS || !isRetryable(error)) throw await this.failureOf(error);
        }
      }
    });
  }

  private async inTransaction<W, T>(
    work: () => W | Promise<W>,
    read: (done: W) => T | Promise<T>,
    changeSetId: string | null,
  ): Promise<T> {
    const client = await poolOf(this.dataSource).connect();
    const connection = new TransactionConnection(client);
    const usage = new UsageTally(this.policies);
    const atEnd = new Map<string, WorkAtEnd>();
    try {
      const result = await this.current.run(
        { connection, versions: new Map(), usage, atEnd, changeSetId },
        async () => {
          const done = await work();
          for (const { items, work: finish } of atEnd.values()) await finish([...items]);
          const reading = read(done);
          const [answer] = await Promise.all([reading, usage.settle((sql, parameters) => this.query(sql, parameters))]);
          return answer;
        },
      );
      await connection.end("commit");
      return result;
    } catch (error) {
      // A connection that is gone has rolled back; the first error is the one to tell.
      await connection.end("rollback").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private async failureOf(error: unknown): Promise<unknown> {
    // A server that answers others was asked too much; one that answers nobody has failed.
    if (isUnanswered(error) && (await answers(this.dataSource))) return tooExpensive(error);
    // This process sets its own database read-only for one reason only: a full disk.
    return asAppError(error, this.disk === null ? "DATABASE_UNAVAILABLE" : "STORAGE_FULL");
  }
}

function same<T>(done: T): T {
  return done;
}
