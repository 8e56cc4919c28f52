import { Link } from "react-router-dom";
import { phaseNames } from "../../components/line/messages.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { dayAt } from "../../lib/days.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import { endingText } from "../../plan/step/endingText.js";
import { useNextText } from "../../plan/step/useNextText.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { endOf } from "./companyHunts.js";
import { companyMessages as messages } from "./messages.js";

interface CompanyHuntProps {
  readonly hunt: JobHunt;
  readonly days: DayTexts;
  /** The person's; null: the browser's. */
  readonly timeZone: string | null;
}

/** A hunt on the card of a company, with its sheet: where it is and what is next, or how it ended. */
export function CompanyHunt({ hunt, days, timeZone }: CompanyHuntProps) {
  const t = useT();
  const nextText = useNextText();
  const isOpen = hunt.status === "ACTIVE";
  const hasWords = hunt.outcome !== null || Boolean(hunt.terminationReason?.trim());
  const ending = endingText(hunt, t);
  return (
    <li className={isOpen ? `hue-${hunt.currentPhase.toLowerCase()}` : undefined}>
      <span className="company-hunt-stop" aria-hidden />
      <Link className="company-hunt-name" title={hunt.name} to={huntSheetPath(hunt.id)}>
        <bdi>{hunt.name}</bdi>
      </Link>
      <span>{stateText()}</span>
      <span>{dayText()}</span>
      {!isOpen && hasWords && (
        <span className="plain-chip" title={ending} dir="auto">
          {hunt.outcome === null ? ending : t(outcomeNames[hunt.outcome])}
        </span>
      )}
    </li>
  );

  function stateText(): string {
    const phase = t(phaseNames[hunt.currentPhase]);
    if (hunt.status === "DONE") return t(messages.huntDone);
    if (!isOpen) return t(messages.huntEnded, { phase });
    const { stepsDone, stepsTotal } = hunt.progress;
    return t(messages.huntSteps, { phase, done: stepsDone, total: stepsTotal });
  }

  function dayText(): string {
    const end = endOf(hunt);
    if (end !== null) return end === "" ? "" : days.short(dayAt(new Date(end), timeZone));
    const next = nextText(hunt);
    if (next === null) return "";
    return next.when === null ? next.what : t(messages.huntNext, { step: next.what, day: next.when });
  }
}
