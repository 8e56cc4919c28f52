import { Button } from "../../../components/controls/Button.js";
import { Check, ScanText } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.js";
import { Icon } from "../../../components/Icon.js";
import { phaseNames } from "../../../components/line/messages.js";
import { stepNames } from "../../../components/line/stepMessages.js";
import { screenMessages } from "../../../components/screenMessages.js";
import { takeCaptured } from "../../../lib/justCaptured.js";
import { writeLocalState } from "../../../lib/localStorageState.js";
import { useOnline } from "../../../lib/useOnline.js";
import { useT } from "../../../lib/useT.js";
import { workingDayAfter } from "../../../plan/decision/decisionDays.js";
import { decisionMessages } from "../../../plan/decision/decisionMessages.js";
import {
  decisionDayOf,
  NEXT_STEP,
  titleOf,
  useDecideOnJob,
  type Decision,
} from "../../../plan/decision/useDecideOnJob.js";
import { askWhetherToApply } from "../../../plan/step/decisionQuestion.js";
import { countedFrom } from "../../../plan/step/laterDays.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useToday } from "../../../plan/step/useToday.js";
import { useWeekend } from "../../../plan/step/useWeekend.js";
import { capturedMessages as messages } from "./capturedMessages.js";
import { agoOf } from "./ago.js";
import type { CapturedJob } from "./todayRows.js";
import "./captured.css";
import { serverNow } from "../../../lib/environment/clock.js";

/** Asks whether somebody applies for the job whose advert was captured last; it goes when that is answered. */
export function CapturedCard({ captured }: { readonly captured: CapturedJob }) {
  const t = useT();
  const intl = useIntl();
  const headingId = useId();
  const today = useToday();
  const days = useDayTexts();
  const weekend = useWeekend();
  const isOnline = useOnline();
  const { isBusy, decide } = useDecideOnJob();
  const yes = useRef<HTMLButtonElement>(null);
  // The list is fetched again after an answer; until then the hunt's version says that it was given.
  const [answered, setAnswered] = useState<number | null>(null);
  const { jobHunt: job, found, fields } = captured;
  const { id, version, deadline, jobDetails } = job;
  useEffect(() => {
    if (takeCaptured(id)) yes.current?.focus();
  }, [id]);
  const answer = async (decision: Decision): Promise<void> => {
    const after = await decide(job, decision);
    if (after === null) return;
    setAnswered(after);
    if (decision.decision === "LATER") document.querySelector<HTMLElement>(".today-heading")?.focus();
  };
  if (version === answered || job.status !== "ACTIVE" || job.currentPhase !== "PREPARING") return null;
  const employer = job.employer?.name;
  const ago = agoOf(new Date(captured.capturedAt), serverNow());
  const later = workingDayAfter(countedFrom(today, decisionDayOf(job)), weekend);
  const isDisabled = isBusy || !isOnline;
  const title = isOnline ? undefined : t(screenMessages.offlineHint);
  return (
    <section className="captured-card" aria-labelledby={headingId}>
      <p>
        {ago === null
          ? t(messages.justNow, { found, fields })
          : t(messages.before, { found, fields, when: intl.formatRelativeTime(-ago.count, ago.unit) })}
      </p>
      <h4 id={headingId}>
        {employer === undefined
          ? t(messages.titleAlone, { job: titleOf(job) })
          : t(messages.title, { job: titleOf(job), employer })}
      </h4>
      <ul className="captured-facts">
        {[jobDetails?.location, jobDetails?.salary].map(
          (fact) =>
            fact != null && (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ),
        )}
        {deadline !== null && <li className="captured-last">{t(messages.lastDay, { day: days.date(deadline) })}</li>}
      </ul>
      <div className="captured-acts">
        <Button
          ref={yes}
          type="primary"
          icon={<Icon of={Check} />}
          disabled={isDisabled}
          title={title}
          onClick={() => void answer({ decision: "APPLY", goesOn: true })}
        >
          {t(decisionMessages.yes)}
        </Button>
        <Button disabled={isDisabled} title={title} onClick={() => void askWhetherToApply(id, { isNo: true })}>
          {t(decisionMessages.no)}
        </Button>
        <Button
          type="text"
          disabled={isDisabled}
          title={title}
          onClick={() => void answer({ decision: "LATER", until: later })}
        >
          {t(messages.laterOn, { day: days.date(later) })}
        </Button>
        <Link className="captured-look" to={paths.advert} onClick={() => writeLocalState("selectedJobHuntId", id)}>
          <Icon of={ScanText} size={15} />
          {t(messages.lookAgain)}
        </Link>
      </div>
      <p className="captured-yes">
        {t(messages.yesDoes, { phase: t(phaseNames.APPLYING), step: t(stepNames[NEXT_STEP]) })}
      </p>
    </section>
  );
}
