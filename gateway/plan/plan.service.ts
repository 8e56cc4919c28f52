import type { Database } from "../database/database.js";
import type { LogService } from "../log/log.service.js";
import type { Clock } from "../platform/clock.js";
import { RecordKind } from "../platform/record-kind.js";
import { derivePlan, type DerivedPlan } from "./derive-plan.js";
import { formOf, type PlanRows, type StoredPlan } from "./plan-rows.js";
import { weekendOf } from "./working-days.js";

/** The number of hunts whose plans are read, derived and written at once; a server ends a transaction that computes for long. */
const BATCH = 500;

/** Returns the ids of hunts in parts that are read, derived or written at once. */
export function inBatches(jobHuntIds: readonly string[]): string[][] {
  const count = Math.ceil(jobHuntIds.length / BATCH);
  return Array.from({ length: count }, (_, part) => jobHuntIds.slice(part * BATCH, (part + 1) * BATCH));
}

/**
 * Keeps the plans of hunts: days, next day and last news are derived from the facts of a hunt, at the end of every transaction
 * that logs a change of them. So undoing restores facts, and the plan follows.
 */
export class PlanService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: PlanRows,
  ) {}

  /** Derives the plans of all hunts that an entry of the log is about, from now on. */
  follow(log: LogService): void {
    log.onRecord((ownerId, { subject, changes = [] }) => {
      const touched = [...changes, ...(subject === undefined ? [] : [subject])];
      const jobHuntIds = touched.flatMap(({ kind, id }) => (kind === RecordKind.JOB_HUNT ? [id] : []));
      if (subject?.kind === RecordKind.PAUSE) this.deriveAtEnd(ownerId, null);
      for (const id of new Set(jobHuntIds)) this.deriveAtEnd(ownerId, id);
    });
  }

  /** Derives the plan of a hunt, or of all hunts for null, at the end of the running transaction. */
  deriveAtEnd(ownerId: string, jobHuntId: string | null): void {
    const key = `plan ${ownerId}`;
    this.database.collectAtEnd(key, jobHuntId, async (ids) => {
      await this.derive(ownerId, ids.includes(null) ? null : ids.flatMap((id) => (id === null ? [] : [id])));
    });
  }

  /** Derives the plans of these hunts of a person, or of all of them, and returns how many were stored otherwise. */
  async derive(ownerId: string, jobHuntIds: readonly string[] | null): Promise<number> {
    return this.database.transaction(async () => {
      // A change of the facts of a hunt holds its lock until it is committed; what concerns all hunts holds none.
      const ids = jobHuntIds ?? (await this.rows.lockAll(ownerId));
      let count = 0;
      for (const batch of inBatches(ids)) {
        const stale = (await this.rows.read(ownerId, batch)).flatMap((plan) => {
          const derived = deriveStale(plan);
          return derived === null ? [] : [[plan.jobHuntId, derived] as const];
        });
        if (stale.length > 0) await this.rows.write(ownerId, new Map(stale), this.clock.now());
        count += stale.length;
      }
      return count;
    });
  }

  /** Returns the hunts of a person whose stored plan is not what their facts say; none, unless something is wrong. */
  async findStale(ownerId: string): Promise<string[]> {
    const stale: string[] = [];
    for (const batch of inBatches(await this.rows.readIds(ownerId))) {
      const plans = await this.rows.read(ownerId, batch);
      stale.push(...plans.filter((plan) => deriveStale(plan) !== null).map(({ jobHuntId }) => jobHuntId));
    }
    return stale;
  }
}

/** Returns the plan of a hunt that the facts say; null when it is what is stored. */
export function deriveStale({ facts, timeZone, stored }: StoredPlan): DerivedPlan | null {
  const derived = derivePlan(facts, weekendOf(timeZone));
  return formOf(derived) === stored ? null : derived;
}
