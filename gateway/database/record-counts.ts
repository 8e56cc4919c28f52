import type { Database } from "./database.js";

/** How many records of each kind a person keeps, those in the bin left out. */
export interface RecordCounts {
  readonly idealJobs: number;
  readonly companies: number;
  readonly contacts: number;
  readonly documents: number;
}

/** The kinds that are counted, and the table of each. */
const TABLES: Readonly<Record<keyof RecordCounts, string>> = {
  idealJobs: "ideal_job",
  companies: "company",
  contacts: "contact",
  documents: "document",
};

const COUNTS = Object.entries(TABLES).map(
  ([kind, table]) => `(select count(*)::integer from ${table} where owner_id = $1 and deleted_at is null) as "${kind}"`,
);

/** Counts what a person keeps: the figures beside the links of every screen. */
export class RecordCounter {
  constructor(private readonly database: Database) {}

  /** Counts the records of every kind in one statement. */
  async count(ownerId: string): Promise<RecordCounts> {
    const [row] = await this.database.query<RecordCounts>(`select ${COUNTS.join(", ")}`, [ownerId]);
    return row ?? { idealJobs: 0, companies: 0, contacts: 0, documents: 0 };
  }
}
