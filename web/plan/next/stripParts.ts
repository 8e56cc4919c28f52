import { daysBetween, type Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "../step/dayTexts.js";
import type { JobHunt } from "../step/optimistic.js";
import { hintMessages } from "../step/reasonMessages.js";
import type { ReasonTexts } from "../step/useReasonTexts.js";

/** The days from which on it is said that there is no news. */
const QUIET_DAYS = 3;

interface Words {
  readonly t: Translate;
  readonly today: Day;
  readonly days: DayTexts;
  readonly reasons: Pick<ReasonTexts, "hint">;
}

/** Returns what an open hunt says below the step that is next: when it is due, what to know of it, how long no news came. */
export function stripParts(
  { next, quietSince }: Pick<JobHunt, "next" | "quietSince">,
  { t, today, days, reasons }: Words,
): readonly string[] {
  const due = next?.day == null ? null : days.due(next.day, next.isLate);
  const parts = [due, reasons.hint(next?.hint ?? null), noNews({ quietSince }, { t, today })];
  return [...new Set(parts.filter((part) => part !== null))];
}

/** Returns how long no news came, from the third day on; null where none is missed. */
export function noNews(
  { quietSince }: Pick<JobHunt, "quietSince">,
  { t, today }: Pick<Words, "t" | "today">,
): string | null {
  const days = quietSince === null ? 0 : daysBetween(quietSince, today);
  return days >= QUIET_DAYS && hintMessages.noNews !== undefined ? t(hintMessages.noNews, { days }) : null;
}
