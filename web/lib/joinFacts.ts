import { isolate } from "./isolate.js";

/** What stands between facts in one line. */
const SEPARATOR = " · ";

/** Joins facts to one line, each with the direction of its own words; the empty ones are left out. */
export function joinFacts(facts: readonly (string | null | undefined)[], separator = SEPARATOR): string {
  return facts.flatMap((fact) => (fact ? [isolate(fact)] : [])).join(separator);
}
