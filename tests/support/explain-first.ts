import { explainSql, plansOf, type ExplainRow, type PlanNode } from "./read-cost.js";

/** Who is told the plan of each statement, as it was run; null: nobody. */
export interface Explaining {
  onPlan: ((sql: string, plan: PlanNode) => void) | null;
}

const EXPLAINED = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|insert|update|delete)\b/i;
const BEGINS = /^start transaction/i;
const ENDS = /^(?:commit|rollback)$/i;

/**
 * Returns what a connection calls with each statement before it sends it. While somebody is told, the statement is run
 * once before, explained, and what it wrote is undone. Tables are read through only where nothing else can be done.
 */
export function explainFirst(
  explaining: Explaining,
  send: (text: string, values?: unknown) => Promise<unknown>,
): (text: string, values: unknown) => void {
  let isInTransaction = false;
  return (text, values) => {
    if (BEGINS.test(text)) isInTransaction = true;
    if (ENDS.test(text)) isInTransaction = false;
    const { onPlan } = explaining;
    if (onPlan === null || !EXPLAINED.test(text)) return;
    // A connection runs what it is sent in turn, so nothing comes between these.
    const sent = [
      send(isInTransaction ? "savepoint explained" : "start transaction"),
      send("set local enable_seqscan = off"),
      send(explainSql(text), values).then((answer) => {
        for (const plan of plansOf((answer as { rows: readonly ExplainRow[] }).rows)) onPlan(text, plan); // pg's own answer
      }),
      send(isInTransaction ? "rollback to savepoint explained" : "rollback"),
    ];
    // What fails here fails again where it was asked for.
    for (const each of sent) each.catch(() => undefined);
  };
}
