const MARK = "/* generic plan */ ";

/**
 * Marks a statement whose plan does not depend on its values: one plan serves all. PostgreSQL by itself plans large
 * statements anew at each execution, which takes longer than running them. Not for one where a value decides which index
 * is read, such as a text that is searched for, nor where a limit is a value: without it the planner expects a tenth of
 * all rows.
 */
export function genericPlan(sql: string): string {
  return MARK + sql;
}

/** Returns whether a statement is marked so. */
export function isGenericPlan(sql: string): boolean {
  return sql.startsWith(MARK);
}

/** The setting `plan_cache_mode` of PostgreSQL for a statement. */
export type PlanMode = "auto" | "force_generic_plan";

/** What writes rows by their keys has the same plan with either setting. */
const WRITES = /^\s*(insert|update|delete)\b/i;

/** Returns the setting with which a prepared statement is run; null: it does not matter. */
export function planModeOf(sql: string): PlanMode | null {
  if (isGenericPlan(sql)) return "force_generic_plan";
  return WRITES.test(sql) ? null : "auto";
}
