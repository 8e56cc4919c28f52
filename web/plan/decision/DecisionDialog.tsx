import { Button } from "../../components/controls/Button.js";
import { AlarmClock, Archive, ChevronsRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { ChoiceDialog } from "../../components/ChoiceDialog.js";
import { Dialog } from "../../components/Dialog.js";
import { InlineError } from "../../components/InlineError.js";
import { phaseNames } from "../../components/line/messages.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { componentMessages } from "../../components/messages.js";
import type { Day } from "../../lib/days.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome } from "../../schema.generated.js";
import type { DecisionAnswer, DecisionQuestion } from "../step/decisionQuestion.js";
import { laterMessages } from "../step/laterMessages.js";
import { useDecisionJobHuntQuery } from "./decision.generated.js";
import { decisionMessages as messages } from "./decisionMessages.js";
import { LaterFields } from "./LaterFields.js";
import { ReasonFields } from "./ReasonFields.js";
import { decisionDayOf, NEXT_STEP, titleOf, useDecideOnJob, type DecidedJob, type Decision } from "./useDecideOnJob.js";
import "./decision.css";

/** Asks whether somebody applies for the job of a hunt. Escape and Cancel change nothing. */
export function DecisionDialog({ jobHuntId, isNo, dueOn, answer }: DecisionQuestion) {
  const t = useT();
  const { data, error, refetch } = useDecisionJobHuntQuery({
    variables: { id: jobHuntId },
    fetchPolicy: "cache-and-network",
  });
  const job = data?.jobHunt;
  const isDecided = job !== undefined && (job?.status !== "ACTIVE" || job.currentPhase !== "PREPARING");
  useEffect(() => {
    // Nothing is left to decide here, or the hunt is gone: the server answers the change of the step.
    if (isDecided) answer("WITHOUT");
  }, [isDecided, answer]);
  if (isDecided) return null;
  if (job) return <Choices job={job} isNo={isNo} dueOn={dueOn ?? decisionDayOf(job)} answer={answer} />;
  const close = (): void => answer("CANCELLED");
  return (
    <Dialog
      title={t(messages.what)}
      width={560}
      onClose={close}
      footer={<Button onClick={close}>{t(componentMessages.cancel)}</Button>}
    >
      {error === undefined ? (
        <p role="status">{t(messages.loading)}</p>
      ) : (
        <InlineError what={t(messages.what)} error={error} onTryAgain={() => void refetch().catch(() => undefined)} />
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  readonly job: DecidedJob;
  readonly isNo: boolean;
  /** The day for which the decision is planned; null: none. */
  readonly dueOn: Day | null;
  readonly answer: (answer: DecisionAnswer) => void;
}

function Choices({ job, isNo, dueOn, answer }: ChoicesProps) {
  const t = useT();
  const isOnline = useOnline();
  const { isBusy, decide } = useDecideOnJob();
  const isToday = useLocation().pathname === paths.dashboard;
  const [outcome, setOutcome] = useState<HuntOutcome>("DID_NOT_APPLY");
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog, which has put the focus on its first button.
    if (isNo) reason.current?.focus();
  }, [isNo]);
  const isDisabled = isBusy || !isOnline;
  const send = async (decision: Decision, done: DecisionAnswer): Promise<void> => {
    if ((await decide(job, decision)) !== null) answer(done);
  };
  const former = t(phaseNames.PREPARING);
  const facts = { phase: t(phaseNames.APPLYING), former, step: t(stepNames[NEXT_STEP]) };
  const employer = job.employer?.name;
  return (
    <ChoiceDialog
      title={
        employer === undefined
          ? t(messages.titleAlone, { job: titleOf(job) })
          : t(messages.title, { job: titleOf(job), employer })
      }
      onClose={() => answer("CANCELLED")}
      choices={[
        {
          letter: "y",
          icon: ChevronsRight,
          word: t(messages.yes),
          line: t(isToday ? messages.yesStays : messages.yesGoes, facts),
          isLikely: !isNo,
          isDisabled,
          onChoose: () => void send({ decision: "APPLY", goesOn: !isToday }, "APPLIED"),
        },
        {
          letter: "n",
          icon: Archive,
          word: t(messages.no),
          line: t(messages.noLine, { outcome: t(outcomeNames[outcome]) }),
          isDisabled,
          fields: (
            <ReasonFields
              box={reason}
              isDisabled={isDisabled}
              outcome={outcome}
              onOutcome={setOutcome}
              onYes={(ending) => void send({ decision: "NOT", ...ending }, "NOT_APPLIED")}
            />
          ),
        },
        {
          letter: "l",
          icon: AlarmClock,
          word: t(laterMessages.later),
          line: t(messages.laterLine, { phase: former }),
          isDisabled,
          fields: (
            <LaterFields
              dueOn={dueOn}
              deadline={job.deadline}
              isDisabled={isDisabled}
              onDay={(until) => void send({ decision: "LATER", until }, "POSTPONED")}
            />
          ),
        },
      ]}
    />
  );
}
