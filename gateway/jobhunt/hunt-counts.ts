import type { Database } from "../database/database.js";
import { genericPlan } from "../database/generic-plan.js";
import { JobHuntStatus, PHASES, type PhaseName } from "./workflow.js";

/** The prefix of the kinds of usage that count hunts by what `job_hunt.counted_as` says of them. */
export const HUNTS_COUNTED = "HUNTS ";
/** The prefix of the kinds of usage that count hunts by the day that `job_hunt.quiet_since` has. */
export const QUIET_COUNTED = "QUIET ";

/** What became of an application that was sent; in `job_hunt.counted_as` after the status and the phase of its hunt. */
export const ApplicationMark = { SENT: "SENT", ANSWERED: "ANSWERED", INVITED: "INVITED" } as const;

/** The number of hunts that have all of this in common; those in the trash are in none. */
export interface HuntCount {
  readonly status: JobHuntStatus;
  readonly phase: PhaseName;
  /** True: the step SEND_APPLICATION_BUNDLE is DONE. */
  readonly isSent: boolean;
  /** True: it was sent, and they have answered since. */
  readonly isAnswered: boolean;
  /** True: there is an appointment that was not cancelled. */
  readonly isInvited: boolean;
  readonly count: number;
}

/** The counts of a person's hunts by their kinds, as JSON, in SQL; null when there never was a hunt. $1 is the owner. */
export const HUNT_COUNTS = `(select json_object_agg(kind, used) from usage_count
    where owner_id = $1 and kind like '${HUNTS_COUNTED}%' and used > 0)`;

/** The counts as HUNT_COUNTS has them. */
export type StoredHuntCounts = Readonly<Record<string, number>> | null;

/** Returns the counts of a person's hunts: one statement, whatever their number. */
export async function readHuntCounts(database: Database, ownerId: string): Promise<HuntCount[]> {
  const [row] = await database.queryOwned<{ counts: StoredHuntCounts }>(
    ownerId,
    genericPlan(`select ${HUNT_COUNTS} as counts`),
  );
  return toHuntCounts(row?.counts ?? null);
}

/** Returns the counts that were read. */
export function toHuntCounts(counts: StoredHuntCounts): HuntCount[] {
  return Object.entries(counts ?? {}).flatMap(([kind, count]) => {
    const [named, reached, ...marks] = kind.slice(HUNTS_COUNTED.length).split(" ");
    const status = Object.values(JobHuntStatus).find((each) => each === named);
    const phase = PHASES.find(({ name }) => name === reached)?.name;
    if (status === undefined || phase === undefined) return [];
    const has = (mark: string): boolean => marks.includes(mark);
    const { SENT, ANSWERED, INVITED } = ApplicationMark;
    return [{ status, phase, isSent: has(SENT), isAnswered: has(ANSWERED), isInvited: has(INVITED), count }];
  });
}

/** Returns how many hunts these counts have together. */
export function sumOf(counts: readonly Pick<HuntCount, "count">[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
