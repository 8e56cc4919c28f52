import { daysBetween, type Day } from "../../../lib/days.js";
import { isAboutAppointment } from "../../../plan/guide/appointmentFor.js";
import { DECIDE_STEP } from "../../../plan/step/decisionQuestion.js";
import { offeredHunt, type TodayGroups, type TodayItem, type WaitingHunt } from "./todayRows.js";

/** An interview within so many days is worth preparing. */
const PREPARE_DAYS = 5;
/** From so many on, jobs to decide on are a group. */
const GROUP_MIN = 3;

/** What can be done on a day on which nothing is due. */
export type TodayOffer =
  /** The jobs to decide on, the one that is due first at the beginning. */
  | { readonly what: "DECIDE"; readonly items: readonly TodayItem[] }
  /** A step that prepares an interview, which is soon. */
  | { readonly what: "PREPARE"; readonly item: TodayItem; readonly interview: TodayItem }
  /** The hunt with the most days without news. */
  | { readonly what: "LOOK"; readonly hunt: WaitingHunt };

/** Returns at most one offer of each kind, in their order: what is planned for later anyway, or what is silent for long. */
export function offersOf(groups: TodayGroups, waiting: readonly WaitingHunt[], today: Day): readonly TodayOffer[] {
  const later = [...groups.next.items, ...groups.undated.items];
  const jobs = later.filter(({ step }) => step === DECIDE_STEP);
  const quiet = offeredHunt(waiting);
  return [
    ...(jobs.length >= GROUP_MIN ? [{ what: "DECIDE", items: jobs } as const] : []),
    ...preparationOf(later, today).slice(0, 1),
    ...(quiet === undefined ? [] : [{ what: "LOOK", hunt: quiet } as const]),
  ];
}

/** Returns the interviews that are soon and have a step before them that is still open, the first of each. */
function preparationOf(items: readonly TodayItem[], today: Day): readonly TodayOffer[] {
  return items.flatMap((interview) => {
    const { kind, dueOn, jobHunt } = interview;
    if (kind !== "APPOINTMENT" || dueOn === null || daysBetween(today, dueOn) > PREPARE_DAYS) return [];
    const item = items.find((one) => one.jobHunt.id === jobHunt.id && one.step !== null && prepares(one, dueOn));
    return item === undefined ? [] : [{ what: "PREPARE", item, interview } as const];
  });
}

function prepares({ step, dueOn }: TodayItem, day: Day): boolean {
  return step !== null && step !== "DAY_OF_THE_INTERVIEW" && isAboutAppointment(step) && (dueOn ?? "") <= day;
}
