import { AsyncLocalStorage } from "node:async_hooks";
import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { AppError } from "../errors.js";
import type { DiskState } from "./disk-state.js";
import { limitsOf, QUOTAS, type QuotaKind, type QuotaLimits } from "../quotas.js";
import { asAppError, isRetryable } from "./failures.js";
import { UsageTally, type UsageOptions } from "./usage.js";

const ATTEMPTS = 3;

/** A running transaction: its way to the database, the versions that records have reached in it, and what it counts. */
interface Transaction {
  readonly manager: EntityManager;
  readonly versions: Map<string, number>;
  readonly usage: UsageTally;
  /** What all that one act writes has in common; null where each transaction that joins is an act of its own. */
  readonly changeSetId: string | null;
}

/** How a transaction runs. */
export interface TransactionOptions {
  /** True: it holds many acts, as seeding does; each transaction that joins it directly is one, with a change set of its own. */
  readonly hasManyActs?: boolean;
}

/** The disk under a database that this process runs itself. */
export interface OwnDisk {
  readonly state: DiskState;
  /** Looks, makes what room it can, and answers whether the server's own small writes fit. */
  fitsOwnWrites(): Promise<boolean>;
}

/** The one way to the database: plain statements, and transactions that every call inside joins by itself. */
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(
    readonly dataSource: DataSource,
    /** Null where the disk is a server's to look after. */
    private readonly disk: OwnDisk | null = null,
    /** The most that one person may have. */
    readonly limits: QuotaLimits = limitsOf(QUOTAS),
  ) {}

  /** Throws STORAGE_FULL while people's changes are refused for want of room; costs nothing. */
  assertRoom(): void {
    if (this.disk?.state.isFull === true) throw new AppError("STORAGE_FULL");
  }

  /** The running transaction's manager, or the pool's. */
  private get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** Remembers, as long as the running transaction lasts, which version a record has reached in it. */
  noteVersion(id: string, version: number): void {
    this.current.getStore()?.versions.set(id, version);
  }

  /** The version a record has reached in the running transaction; null when it was not written in it. */
  versionOf(id: string): number | null {
    return this.current.getStore()?.versions.get(id) ?? null;
  }

  /** Returns the id that all entries of the running act have in common. An attempt that is repeated has a new one. */
  get changeSetId(): string {
    const id = this.current.getStore()?.changeSetId;
    if (id == null) throw new Error("What belongs to a change set has to be written in a transaction.");
    return id;
  }

  /**
   * Counts, as part of the running transaction, that a person has so much more of something, or less. The transaction fails
   * with QUOTA_REACHED at its end when that is more than the limit.
   */
  noteUsage(ownerId: string, kind: QuotaKind, amount: number, options?: UsageOptions): void {
    const running = this.current.getStore();
    if (running === undefined) throw new Error("What is counted has to be written in a transaction.");
    running.usage.add(ownerId, kind, amount, options);
  }

  /** Runs one parameterised statement and returns its rows; inside `transaction` it is part of it. */
  async query<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    // TypeORM answers [rows, count] for UPDATE and DELETE, and rows for everything else.
    const answer: unknown = await this.run((manager) => manager.query(sql, [...parameters]));
    const rows = isUpdateAnswer(answer) ? answer[0] : answer;
    return rows as Row[]; // the statement's author says what it returns
  }

  /**
   * Runs one statement that reads rows of one person, whose id is its first parameter, and returns them. Every such reading
   * goes through here, so that a rule of the database about who may read what is set in this one place.
   */
  async queryOwned<Row extends object>(
    ownerId: string,
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.query<Row>(sql, [ownerId, ...parameters]);
  }

  /** Runs one statement that TypeORM builds; inside `transaction` it is part of it. */
  async run<T>(statement: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await statement(this.manager);
    } catch (error) {
      throw this.asAppError(error);
    }
  }

  /**
   * Runs one statement as `query` does, but for the server's own books, such as sign-ins: small, and without which nobody
   * could read. So it may write while the disk is nearly full and people's changes are refused. Throws STORAGE_FULL when
   * there is no room even for that.
   */
  async queryForServer<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    try {
      return await this.query<Row>(sql, parameters);
    } catch (error) {
      const isFull = error instanceof AppError && error.code === "STORAGE_FULL";
      if (!isFull || this.current.getStore() !== undefined) throw error;
      if ((await this.disk?.fitsOwnWrites()) !== true) throw error;
    }
    try {
      return await this.inTransaction(async () => {
        await this.query("set transaction read write");
        return this.query<Row>(sql, parameters);
      }, uuidv7());
    } catch (error) {
      throw this.asAppError(error);
    }
  }

  /**
   * Runs the work in one transaction, all or nothing; a transaction already running is joined. The outermost one is the act
   * that a change set stands for.
   * Deadlocks and serialisation failures are repeated up to three times, so the work must do nothing but talk to the database.
   */
  async transaction<T>(work: () => Promise<T>, { hasManyActs = false }: TransactionOptions = {}): Promise<T> {
    const running = this.current.getStore();
    if (running?.changeSetId === null) return this.current.run({ ...running, changeSetId: uuidv7() }, work);
    if (running !== undefined) return work();
    this.assertRoom();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.inTransaction(work, hasManyActs ? null : uuidv7());
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRetryable(error)) throw this.asAppError(error);
      }
    }
  }

  private inTransaction<T>(work: () => Promise<T>, changeSetId: string | null): Promise<T> {
    return this.dataSource.transaction((manager) => {
      const usage = new UsageTally();
      return this.current.run({ manager, versions: new Map(), usage, changeSetId }, async () => {
        const result = await work();
        await usage.settle((sql, parameters) => this.query(sql, parameters), this.limits);
        return result;
      });
    });
  }

  // A database of our own is made read-only by us, and for one reason only.
  private asAppError(error: unknown): unknown {
    return asAppError(error, this.disk === null ? "DATABASE_UNAVAILABLE" : "STORAGE_FULL");
  }
}

function isUpdateAnswer(answer: unknown): answer is [unknown[], number] {
  return Array.isArray(answer) && answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === "number";
}
