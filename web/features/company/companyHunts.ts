import type { JobHunt } from "../../plan/step/optimistic.js";

/** Returns each hunt once, as the card of a company lists them: open ones first, then the one that ended last. */
export function inCardOrder(hunts: readonly JobHunt[]): readonly JobHunt[] {
  const once = [...new Map(hunts.map((hunt) => [hunt.id, hunt])).values()];
  return once.toSorted((a, b) => {
    const [endOfA, endOfB] = [endOf(a), endOf(b)];
    if (endOfA === null || endOfB === null) return Number(endOfA !== null) - Number(endOfB !== null);
    return endOfB.localeCompare(endOfA);
  });
}

/** Returns when a hunt ended; null for an open one. */
export function endOf({ status, terminatedAt, finishedAt }: JobHunt): string | null {
  return status === "ACTIVE" ? null : (terminatedAt ?? finishedAt ?? "");
}
