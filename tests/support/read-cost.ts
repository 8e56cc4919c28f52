import type { RecordedDatabase } from "./database.js";

/** What the statements of a reading read, as PostgreSQL counts it. */
export interface ReadCost {
  readonly statements: number;
  /** Rows of tables, those that a condition left out included. */
  readonly rows: number;
  /** Pages of tables and indexes, one that is read twice counted twice. */
  readonly buffers: number;
}

/** A node of a plan that was run; figures of several loops are their average. */
export interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement with its parameters. */
type Asked = readonly [sql: string, parameters: readonly unknown[]];

/** Returns what a reading costs: each of its statements is run once more, with the same parameters, and explained. */
export async function costOf(database: RecordedDatabase, read: () => Promise<unknown>): Promise<ReadCost> {
  const asked = await collectAsked(database, read);
  const plans = (await explainAll(database, asked)).map(({ plan }) => plan);
  const rows = plans.reduce((sum, plan) => sum + rowsOf(plan), 0);
  const buffers = plans.reduce((sum, plan) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"], 0);
  return { statements: asked.length, rows: Math.round(rows), buffers };
}

/** Returns the statements that are asked meanwhile, each as often as it is asked, in order. */
export async function collectAsked(database: RecordedDatabase, ask: () => Promise<unknown>): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  database.onQuery = (sql, parameters) => void asked.push([sql, parameters]);
  try {
    await ask();
  } finally {
    database.onQuery = null;
  }
  return asked;
}

/** Runs statements once more, one after the other, and returns each with its plan. */
export async function explainAll(
  database: RecordedDatabase,
  asked: readonly Asked[],
): Promise<readonly { readonly sql: string; readonly plan: PlanNode }[]> {
  const explained: { sql: string; plan: PlanNode }[] = [];
  for (const [sql, parameters] of asked)
    for (const plan of plansOf(await database.query<ExplainRow>(explainSql(sql), parameters)))
      explained.push({ sql, plan });
  return explained;
}

/** A row of the answer of `explainSql`. */
export interface ExplainRow {
  readonly "QUERY PLAN": readonly { readonly Plan: PlanNode }[];
}

/** Returns the statement that runs another one and answers with its plan. */
export function explainSql(sql: string): string {
  return `explain (analyze, buffers, timing off, format json) ${sql}`;
}

/** Returns the plans in the answer of `explainSql`. */
export function plansOf(rows: readonly ExplainRow[]): readonly PlanNode[] {
  return rows.flatMap((row) => row["QUERY PLAN"]).map(({ Plan: plan }) => plan);
}

function rowsOf(plan: PlanNode): number {
  return scansOf(plan).reduce((sum, { loops, rowsInEach }) => sum + loops * rowsInEach, 0);
}

/** A place of a plan where rows of a table are read. */
export interface TableScan {
  readonly table: string;
  /** How often it was run. */
  readonly loops: number;
  /** The rows of each run, those that a condition left out included; an average. */
  readonly rowsInEach: number;
}

/** Returns the places of a plan where rows of a table are read. */
export function scansOf(node: PlanNode): readonly TableScan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node["Relation Name"];
  if (table === undefined) return below;
  const left = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return [{ table, loops: node["Actual Loops"], rowsInEach: node["Actual Rows"] + left }, ...below];
}
