import type { IntlShape } from "react-intl";
import { stepNames } from "../../components/line/stepMessages.js";
import type { Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import { roundText } from "./roundText.js";
import { wallTime } from "../../lib/wallTime.js";
import type { DayTexts } from "./dayTexts.js";
import { dueTitles } from "./dueMessages.js";
import { nextMessages as messages } from "./nextMessages.js";
import type { JobHunt } from "./optimistic.js";
import { pauseMessages } from "./pauseMessages.js";

/** What is next in a hunt, as the server says it. */
export type HuntNext = NonNullable<JobHunt["next"]>;

/** How a day is shown: late is for days that others set. */
export type DueTone = "late" | "today" | "plain";

/** What is next, in words. */
export interface NextText {
  readonly what: string;
  /** When it is due; null where nothing is, or that is in `what`. */
  readonly when: string | null;
  readonly tone: DueTone;
}

/** What the words depend on. */
export interface NextWords {
  readonly t: Translate;
  readonly intl: Pick<IntlShape, "formatTime">;
  readonly today: Day;
  readonly days: DayTexts;
  /** The person's; null: the browser's. */
  readonly timeZone: string | null;
}

/** Returns what is next in words: a step, a day, an appointment, that the phase is complete or the hunt paused. */
export function nextText({ next, pausedUntil }: NextHunt, words: NextWords): NextText | null {
  if (next === null) return null;
  const { t, today, days } = words;
  if (next.kind === "COMPLETE") return { what: t(messages.phaseComplete), when: null, tone: "plain" };
  if (next.kind === "PAUSED") {
    return {
      what: t(pauseMessages.running, { day: days.withWeekday(pausedUntil ?? today) }),
      when: null,
      tone: "plain",
    };
  }
  return { what: dueText(next, t), when: whenText(next, words), tone: toneOf(next.day, today, next.isLate) };
}

/** What of a hunt says what is next in it. */
type NextHunt = Pick<JobHunt, "next" | "pausedUntil">;

/** Returns the name of what is due: of the step, of the day, or what the appointment is about. */
export function dueText(
  { step, hint, appointment }: Pick<HuntNext, "step" | "hint" | "appointment">,
  t: Translate,
): string {
  if (step !== null) return t(stepNames[step]);
  if (appointment !== null) return roundText(appointment, t);
  return t(dueTitles[hint?.key ?? ""] ?? dueTitles.other);
}

function whenText({ day, startsAt, step, isLate }: HuntNext, { t, intl, today, days, timeZone }: NextWords): string {
  if (day === null) return t(messages.noDate);
  // A step can be done on another day than it was planned for.
  if (day < today && (step !== null || isLate)) return days.due(day, isLate);
  const on = days.withWeekday(day);
  return startsAt === null ? on : t(messages.at, { day: on, time: wallTime(intl, startsAt, timeZone).time });
}

/** Returns how a day is shown. */
export function toneOf(day: Day | null, today: Day, isLate: boolean): DueTone {
  if (day === today) return "today";
  return isLate ? "late" : "plain";
}
