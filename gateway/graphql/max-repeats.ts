import { Kind, type SelectionSetNode, type ValidationRule } from "graphql";
import { brokenLimit } from "./broken-limit.js";

/**
 * Returns a validation rule against repeating one field or fragment in one place: every pair of repetitions is
 * compared, so that a short operation would cost much time.
 */
export function maxRepeatsRule(max: number): ValidationRule {
  return (context) => ({
    SelectionSet(node) {
      if (mostRepeated(node) <= max) return;
      context.reportError(brokenLimit("repeats", node));
    },
  });
}

function mostRepeated({ selections }: SelectionSetNode): number {
  const counts = new Map<string, number>();
  for (const selection of selections) {
    const name = selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : "...";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
