import type { DueReasonType } from "./due-reason.types.js";

/** Why something has its day: a key that clients translate, and the values of its placeholders. */
export interface DueReason {
  readonly key: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Returns a reason as callers see it; null for none. */
export function toReason(reason: DueReason | null): DueReasonType | null {
  if (reason === null) return null;
  return { key: reason.key, facts: Object.entries(reason.facts).map(([name, value]) => ({ name, value })) };
}
