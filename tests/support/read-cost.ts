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

/** Returns what a reading costs: each of its statements is run once more, with the same parameters, and explained. */
export async function costOf(database: RecordedDatabase, read: () => Promise<unknown>): Promise<ReadCost> {
  const asked: (readonly [sql: string, parameters: readonly unknown[]])[] = [];
  database.onQuery = (sql, parameters) => void asked.push([sql, parameters]);
  await read();
  database.onQuery = null;
  let [rows, buffers] = [0, 0];
  for (const [sql, parameters] of asked) {
    const [answer] = await database.query<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(
      `explain (analyze, buffers, timing off, format json) ${sql}`,
      parameters,
    );
    for (const { Plan: plan } of answer?.["QUERY PLAN"] ?? []) {
      rows += rowsOf(plan);
      buffers += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    }
  }
  return { statements: asked.length, rows: Math.round(rows), buffers };
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
