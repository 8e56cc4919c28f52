import type { RecordedDatabase, TestDatabase } from "./database.js";
import { collectAsked, explainAll, scansOf, type TableScan } from "./read-cost.js";

/** A statement that was asked, with what reading its answer took. */
export interface AskedStatement {
  readonly sql: string;
  /** The places of its plan where rows of a table are read. */
  readonly scans: readonly TableScan[];
}

/** What the same operation asked for two people. */
export interface TwoAccounts {
  readonly small: readonly AskedStatement[];
  readonly large: readonly AskedStatement[];
}

/**
 * What differs between two pages of as many rows, as their records are others: a hunt of the one has no day and a hunt of the
 * other has several. `rowsEach`: rows more for each row of the page; `times`: as many times the rows in all.
 */
const OTHER_PAGE = { rowsEach: 3, times: 10 } as const;

/**
 * Returns the statements that only read and that are asked meanwhile, each as often as it is asked, whether or not it is
 * sent as part of another one. Each is run once more and explained.
 *
 * Tables of a test fit in a few pages, where reading one through is as cheap as its index, so that is left to where
 * nothing else can be done: what is read so grows in every account.
 */
export async function askedStatements(
  database: RecordedDatabase,
  ask: () => Promise<unknown>,
): Promise<readonly AskedStatement[]> {
  const asked = await collectAsked(database, ask);
  return database.transaction(async () => {
    await database.query("set local enable_seqscan = off");
    return (await explainAll(database, asked)).map(({ sql, plan }) => ({ sql, scans: scansOf(plan) }));
  });
}

/** Returns the statements that are sent meanwhile, those that write included, as they are sent. */
export async function sentStatements(
  { explaining }: TestDatabase,
  act: () => Promise<unknown>,
): Promise<readonly AskedStatement[]> {
  const statements: AskedStatement[] = [];
  explaining.onPlan = (sql, plan) => void statements.push({ sql, scans: scansOf(plan) });
  try {
    await act();
  } finally {
    explaining.onPlan = null;
  }
  return statements;
}

/**
 * Returns a sentence for each statement that is asked more often in the large account, and for each table of which it
 * reads more there, by more than another page explains. In both accounts the page is full. Rows that a condition left out
 * are counted, and a look that finds none counts as a row.
 */
export function findGrowth({ small, large }: TwoAccounts, page: number): readonly string[] {
  const texts = [...new Set(large.map(({ sql }) => sql))];
  return texts.flatMap((sql) => {
    const [less, more] = [small, large].map((asked) => asked.filter((statement) => statement.sql === sql)) as [
      AskedStatement[],
      AskedStatement[],
    ]; // as many as there are accounts
    const text = inOneLine(sql);
    // No record of the small page may need it.
    if (more.length > less.length + page)
      return [`asked ${less.length} times in the small account, ${more.length} times in the large one: ${text}`];
    return [...new Set(more.flatMap(({ scans }) => scans.map(({ table }) => table)))].flatMap((table) => {
      const scans = scansIn(more, table);
      const [few, many] = [rowsRead(scansIn(less, table)), rowsRead(scans)];
      const usual = Math.max(few, scans.length);
      const most = Math.max(usual + OTHER_PAGE.rowsEach * page * scans.length, usual * OTHER_PAGE.times);
      return many <= most
        ? []
        : [`reads ${few} rows of ${table} in the small account, ${many} in the large one: ${text}`];
    });
  });
}

/** Returns a statement as sentences name it. */
export function inOneLine(sql: string): string {
  return sql.replaceAll(/\s+/g, " ");
}

function scansIn(asked: readonly AskedStatement[], table: string): readonly TableScan[] {
  return asked.flatMap(({ scans }) => scans.filter((scan) => scan.table === table));
}

function rowsRead(scans: readonly TableScan[]): number {
  return Math.round(scans.reduce((sum, { loops, rowsInEach }) => sum + loops * Math.max(1, rowsInEach), 0));
}
