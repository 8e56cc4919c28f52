import { daysBetween, type Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { DueTone, NextText } from "../../plan/step/huntNext.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { hintMessages } from "../../plan/step/reasonMessages.js";
import { cardMessages } from "./cardMessages.js";

/** The days without news from which on a closed card says so, and those before a last day to apply. */
const QUIET_DAYS = 7;
const DEADLINE_DAYS = 7;

/** The last line of a closed card. */
export interface CardNews {
  readonly what: string;
  /** Null: there is no day, or `what` says it. */
  readonly when: string | null;
  readonly tone: DueTone;
  /** A last day to apply is near. */
  readonly isUrgent: boolean;
}

interface Words {
  readonly t: Translate;
  readonly today: Day;
  readonly days: Pick<DayTexts, "withWeekday" | "short">;
}

type NewsHunt = Pick<JobHunt, "next" | "quietSince" | "deadline" | "currentPhase">;

/**
 * Returns the last line of a closed card: what is next, or what is more urgent, where that is not due yet: a last day to apply
 * within a week, or a week without news. Its day is that of what is next.
 */
export function cardNews(hunt: NewsHunt, next: NextText, words: Words): CardNews {
  const { t, today } = words;
  const isDue = next.tone !== "plain";
  const isStep = hunt.next?.step != null;
  if (isDue || !isStep) return { ...next, isUrgent: false };
  if (isClosing(hunt, today)) {
    const what = t(cardMessages.applyByDay, { day: words.days.short(hunt.deadline) });
    return { ...next, what, when: hunt.next?.day === hunt.deadline ? null : next.when, isUrgent: true };
  }
  const quiet = hunt.quietSince === null ? 0 : daysBetween(hunt.quietSince, today);
  if (quiet < QUIET_DAYS || hintMessages.noNews === undefined) return { ...next, isUrgent: false };
  return { ...next, what: t(hintMessages.noNews, { days: quiet }), isUrgent: false };
}

/** Returns whether a last day to apply is near, and nothing that has to be answered was sent. */
function isClosing<T extends NewsHunt>(hunt: T, today: Day): hunt is T & { readonly deadline: Day } {
  const { deadline, currentPhase, quietSince } = hunt;
  const isBefore = (currentPhase === "PREPARING" || currentPhase === "APPLYING") && quietSince === null;
  return isBefore && deadline !== null && deadline >= today && daysBetween(today, deadline) <= DEADLINE_DAYS;
}
