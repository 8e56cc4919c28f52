import { daysBetween, type Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "./dayTexts.js";
import type { JobHunt, JobHuntStep } from "./optimistic.js";
import { hintMessages } from "./reasonMessages.js";
import { openDeadline, toneOf } from "./huntNext.js";
import { nextMessages } from "./nextMessages.js";

/** The days from which on it is said that there is no news. */
const QUIET_DAYS = 3;

interface Words {
  readonly t: Translate;
  readonly today: Day;
  readonly days: DayTexts;
}

/** One part of the line below the next step. */
interface StripPart {
  readonly key: "due" | "deadline" | "news";
  readonly text: string;
  /** A day that others set is past; the text says it, too. */
  readonly isLate: boolean;
}

/** Returns what an open card says below its next step: when it is due, the last day to apply, and how long no news came. */
export function stripParts(hunt: JobHunt, { dueOn }: JobHuntStep, { t, today, days }: Words): readonly StripPart[] {
  const parts: StripPart[] = [];
  if (dueOn !== null) parts.push({ key: "due", text: days.due(dueOn, false), isLate: false });
  const deadline = openDeadline(hunt);
  if (deadline !== null) {
    const isLate = toneOf(deadline, today, true) === "late";
    const when = isLate ? days.due(deadline, true) : days.withWeekday(deadline);
    parts.push({ key: "deadline", text: t(nextMessages.lastDayWhen, { when }), isLate });
  }
  const news = noNews(hunt, { t, today });
  if (news !== null) parts.push({ key: "news", text: news, isLate: false });
  return parts;
}

/** Returns how long no news came, from the third day on; null where none is missed. */
export function noNews({ quietSince }: JobHunt, { t, today }: Pick<Words, "t" | "today">): string | null {
  const days = quietSince === null ? 0 : daysBetween(quietSince, today);
  return days >= QUIET_DAYS && hintMessages.noNews !== undefined ? t(hintMessages.noNews, { days }) : null;
}
