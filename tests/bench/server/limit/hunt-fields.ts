import type { StoredOtherDay } from "../../../../gateway/jobhunt/planned-row.js";
import { HuntPlan, type HuntRow } from "./hunt-plan.js";
import type { FieldTable, Values } from "./shape.js";

/** A hunt with what its fields are worked out of. */
interface Hunt extends HuntRow {
  plan?: HuntPlan;
  readonly employerName: string | null;
  readonly idealJobId: string | null;
  readonly idealJobName: string | null;
  readonly pause: string | null;
  readonly advert: Readonly<Record<"jobTitle" | "location" | "salary", string | null>> | null;
  readonly datedAppointments: Readonly<Record<string, Values & { readonly startsAt: number | null }>> | null;
}

/** What is next, as the product's rules return it, with the hunt that it is of. */
type Next = Values & { readonly appointmentId: string | null; readonly hunt: Hunt };

const planOf = (hunt: Hunt): HuntPlan => (hunt.plan ??= new HuntPlan(hunt));
const appointmentOf = ({ hunt, appointmentId: id }: Next): (Values & { readonly startsAt: number | null }) | null =>
  (id === null ? null : hunt.datedAppointments?.[id]) ?? null;

/** The fields that are worked out of the row of a hunt. */
export const HUNT_FIELDS = {
  JobHunt: {
    phases: (hunt: Hunt) => planOf(hunt).phases,
    wholeHuntSteps: (hunt: Hunt) => planOf(hunt).wholeHuntSteps,
    progress: (hunt: Hunt) => planOf(hunt).progress,
    next: (hunt: Hunt) => {
      const { next } = planOf(hunt);
      return next === null ? null : { ...next, hunt };
    },
    openDates: (hunt: Hunt) => (hunt.days ?? []).toSorted(byDay).flatMap(([day]) => OPEN_DATES[day] ?? []),
    employer: ({ employerName: name }: Hunt) => (name === null ? null : { name }),
    jobTitle: ({ advert }: Hunt) => advert?.jobTitle ?? null,
    location: ({ advert }: Hunt) => advert?.location ?? null,
    salary: ({ advert }: Hunt) => advert?.salary ?? null,
    idealJob: ({ idealJobId: id, idealJobName: name }: Hunt) => (name === null ? null : { id, name }),
    pausedUntil: ({ pause, today }: Hunt) => (pause !== null && pause > today ? pause : null),
  },
  HuntNext: {
    appointment: appointmentOf,
    startsAt: (next: Next) => {
      const startsAt = appointmentOf(next)?.startsAt ?? null;
      return startsAt === null ? null : new Date(startsAt);
    },
  },
} satisfies FieldTable;

const OPEN_DATES: Readonly<Record<string, string>> = { APPLY: "DEADLINE", ANSWER: "ANSWER_BY", SIGN: "SIGN_BY" };

function byDay([, one, place]: StoredOtherDay, [, other, at]: StoredOtherDay): number {
  if (one === other) return place - at;
  return one < other ? -1 : 1;
}
