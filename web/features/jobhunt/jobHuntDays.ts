import type { Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { OpenDate } from "../../schema.generated.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { dayMessages as messages, dayTold } from "./jobHuntDayMessages.js";

/** The days of a hunt that others set, in the order in which they come. */
export const DAY_KINDS = [
  "deadline",
  "offerReceivedOn",
  "answerBy",
  "contractArrivedOn",
  "signBy",
  "startsOn",
] as const;

/** The name of such a day, as in the API. */
export type DayKind = (typeof DAY_KINDS)[number];

/** The days of a hunt; null where one is not known. */
export type JobHuntDays = Readonly<Record<DayKind, Day | null>>;

/** A known day, in words. */
interface KnownDay {
  readonly kind: DayKind;
  readonly day: Day;
  readonly text: string;
  /** The day is past, and what it is for is still open; the text says it, too. */
  readonly isLate: boolean;
}

/** The days that can be late, as the API names them while what they are for is still to be done. */
const OPEN_DATES: Readonly<Partial<Record<DayKind, OpenDate>>> = {
  deadline: "DEADLINE",
  answerBy: "ANSWER_BY",
  signBy: "SIGN_BY",
};

/** Returns the known days of a hunt in words. */
export function knownDays(
  hunt: Pick<JobHunt, "openDates">,
  known: JobHuntDays,
  { t, today, days }: { readonly t: Translate; readonly today: Day; readonly days: DayTexts },
): readonly KnownDay[] {
  return DAY_KINDS.flatMap((kind) => {
    const day = known[kind];
    if (day === null) return [];
    const told = t(dayTold[kind], { date: days.short(day) });
    const isLate = day < today && isOpen(hunt, kind);
    const text = isLate ? t(messages.late, { what: told, late: days.due(day, true) }) : told;
    return [{ kind, day, text, isLate }];
  });
}

/** Returns whether what a day is for is still to be done. */
function isOpen({ openDates }: Pick<JobHunt, "openDates">, kind: DayKind): boolean {
  const date = OPEN_DATES[kind];
  return date !== undefined && openDates.includes(date);
}
