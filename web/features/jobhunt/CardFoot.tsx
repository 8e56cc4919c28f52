import { stepNames } from "../../components/line/stepMessages.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { pauseMessages } from "../../plan/step/pauseMessages.js";
import { cardMessages } from "./cardMessages.js";
import { dayNames } from "./huntDayMessages.js";
import { nextOf, toneOf } from "../../plan/step/huntNext.js";
import { nextMessages } from "../../plan/step/nextMessages.js";

interface CardFootProps {
  readonly hunt: JobHunt;
  readonly today: Day;
  readonly days: DayTexts;
}

/** The last line of a collapsed card: what is next, and when. */
export function CardFoot({ hunt, today, days }: CardFootProps) {
  const t = useT();
  const next = nextOf(hunt, today);
  if (next === null || next.kind === "COMPLETE") {
    return <span className="hunt-card-foot">{t(cardMessages.everyStepDone)}</span>;
  }
  const isSetByOthers = next.kind === "DEADLINE";
  const isPaused = hunt.pausedUntil !== null && !isSetByOthers;
  const what = isSetByOthers ? t(dayNames.deadline) : t(stepNames[next.step.name]);
  const when = (): string => {
    if (isPaused) return t(pauseMessages.running, { day: days.withWeekday(hunt.pausedUntil ?? today) });
    if (next.day === null) return t(nextMessages.noDate);
    return next.day < today ? days.due(next.day, isSetByOthers) : days.withWeekday(next.day);
  };
  return (
    <span className="hunt-card-foot">
      <span>{what}</span>{" "}
      <span className="due" data-tone={isPaused ? "plain" : toneOf(next.day, today, isSetByOthers)}>
        {when()}
      </span>
    </span>
  );
}
