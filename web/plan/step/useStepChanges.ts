import { useMemo } from "react";
import type { MessageDescriptor } from "react-intl";
import { stepNames } from "../../components/line/stepMessages.js";
import type { Day } from "../../lib/days.js";
import { logSpecError } from "../../lib/logSpecError.js";
import { FailedRequest, type Problem } from "../../lib/readProblem.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import { changeMessages } from "./changeMessages.js";
import { whileChanging } from "./changingHunts.js";
import { askWhetherToApply, DECIDE_STEP, type DecisionAnswer } from "./decisionQuestion.js";
import { stepOf, type JobHunt, type WholeHunt } from "./optimistic.js";
import { askWhatWasSent, SEND_STEP, type SendingAnswer } from "./sendingQuestion.js";
import type { StepAction } from "./stepActions.js";
import { useDayTexts } from "./useDayTexts.js";
import { useJobHuntToasts } from "./useJobHuntToasts.js";
import { useNextText } from "./useNextText.js";
import { useStepMutations, type StepAnswer } from "./useStepMutations.js";

/** The step that a change is for. */
export interface StepTarget {
  readonly jobHuntId: string;
  readonly step: StepName;
  /** The version of the hunt that the person saw: the change is refused when it has another. Absent: whatever it is. */
  readonly version?: number;
  /** The day of the step, where the hunt is not given. */
  readonly dueOn?: Day | null;
  /** The hunt as the card shows it, to show the change before the server has answered. */
  readonly jobHunt?: WholeHunt;
}

/** Whether a change was made; if not, why. */
export type StepOutcome = ChangedStep | UnchangedStep;

/** A change that was made. */
interface ChangedStep {
  readonly isChanged: true;
  /** True: what follows it has happened already, or nothing does, as with a step that is still open. */
  readonly isFollowed?: boolean;
}

/** A change that was not made. */
export interface UnchangedStep {
  readonly isChanged: false;
  /** Null: its person cancelled it. */
  readonly problem: Problem | null;
}

/** The changes of a step and its day. Each shows a toast with Undo, resolves with its outcome, and never rejects. */
export interface StepChanges {
  /**
   * Applies an action, once what it has to ask first is answered: Done on the step of sending asks what was sent, on that of
   * the decision whether its person applies.
   */
  readonly act: (target: StepTarget, action: StepAction) => Promise<StepOutcome>;
  /**
   * Asks what an action has to ask first; resolves with null where it is to be applied then, else with its outcome. `isNo`:
   * its person has said already that they do not apply.
   */
  readonly ask: (target: StepTarget, action: StepAction, isNo?: boolean) => Promise<StepOutcome | null>;
  /** Applies an action without a question. */
  readonly apply: (target: StepTarget, action: StepAction) => Promise<StepOutcome>;
  /** Sets the day by hand; rules move it no more. */
  readonly moveTo: (target: StepTarget, day: Day) => Promise<StepOutcome>;
  /** Removes the day by hand. */
  readonly removeDay: (target: StepTarget) => Promise<StepOutcome>;
  /** Gives the step the day of its rule again. */
  readonly followRule: (target: StepTarget) => Promise<StepOutcome>;
}

const TOLD: Readonly<Record<StepAction, MessageDescriptor>> = {
  OPEN: changeMessages.stepActive,
  COMPLETE: changeMessages.stepDone,
  RESET: changeMessages.stepReset,
  SKIP: changeMessages.stepSkipped,
  MARK_NOT_DONE: changeMessages.stepNotDone,
};

/** Returns the changes of steps; `tellsFailures` is false where the caller shows a failure itself, in place of a toast. */
export function useStepChanges({ tellsFailures = true } = {}): StepChanges {
  const t = useT();
  const days = useDayTexts();
  const nextText = useNextText();
  const readProblem = useReadProblem();
  const mutations = useStepMutations();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  return useMemo(() => {
    const failed = ({ step }: StepTarget, error: unknown): UnchangedStep => {
      if (tellsFailures) showFailureToast(t(stepNames[step]), error);
      return { isChanged: false, problem: readProblem(error) };
    };
    const run = async (
      target: StepTarget,
      change: () => Promise<StepAnswer | undefined>,
      told: (jobHunt: JobHunt | undefined) => string,
    ): Promise<StepOutcome> => {
      try {
        const answer = await whileChanging(target.jobHuntId, change);
        const changed = { operation: "UPDATED", kind: "JOB_HUNT", id: target.jobHuntId, isCached: true } as const;
        showChangeToast(changed, told(answer?.jobHunt), answer?.logEntryId);
        return { isChanged: true };
      } catch (error) {
        return failed(target, error);
      }
    };
    const doneText = (name: string, jobHunt: JobHunt | undefined): string => {
      const next = jobHunt && nextText(jobHunt);
      if (jobHunt?.next?.day == null || !next?.when) return t(changeMessages.stepDone, { step: name });
      return t(changeMessages.stepDoneNext, { step: name, next: next.what, day: next.when });
    };
    const ask: StepChanges["ask"] = async (target, action, isNo = false) => {
      const answer = action === "COMPLETE" ? await askFirst(target, isNo) : "WITHOUT";
      if (answer === "WITHOUT") return null;
      if (answer === "CANCELLED") return { isChanged: false, problem: null };
      if (answer === "UNAVAILABLE") return logged(action, failed(target, new FailedRequest("NETWORK")));
      const isFollowed = answer === "APPLIED" || answer === "POSTPONED";
      return isFollowed ? { isChanged: true, isFollowed } : { isChanged: true };
    };
    const apply: StepChanges["apply"] = async (target, action) => {
      const step = t(stepNames[target.step]);
      const outcome = await run(
        target,
        () => mutations.act(target, action),
        (jobHunt) => (action === "COMPLETE" ? doneText(step, jobHunt) : t(TOLD[action], { step })),
      );
      return logged(action, outcome);
    };
    return {
      act: async (target, action) => (await ask(target, action)) ?? apply(target, action),
      ask,
      apply,
      moveTo: (target, day) =>
        run(
          target,
          () => mutations.snooze(target, day),
          () => t(changeMessages.stepMoved, { day: days.date(day) }),
        ),
      removeDay: (target) =>
        run(
          target,
          () => mutations.removeDay(target),
          () => t(changeMessages.stepUndated, { step: t(stepNames[target.step]) }),
        ),
      followRule: (target) =>
        run(
          target,
          () => mutations.followRule(target),
          () => t(changeMessages.stepByRule, { step: t(stepNames[target.step]) }),
        ),
    };
  }, [t, days, nextText, readProblem, mutations, showChangeToast, showFailureToast, tellsFailures]);
}

/** Asks what Done on a step has to ask; WITHOUT where that is nothing. */
async function askFirst(
  { jobHuntId, step, dueOn, jobHunt }: StepTarget,
  isNo: boolean,
): Promise<SendingAnswer | DecisionAnswer> {
  if (step === SEND_STEP) return askWhatWasSent(jobHuntId);
  // Further on, it was decided long ago; where the phase is not known, who asks finds out.
  const isDecided = jobHunt !== undefined && jobHunt.currentPhase !== "PREPARING";
  const planned = (jobHunt === undefined ? dueOn : stepOf(jobHunt, step)?.dueOn) ?? null;
  return step === DECIDE_STEP && !isDecided ? askWhetherToApply(jobHuntId, { isNo, dueOn: planned }) : "WITHOUT";
}

function logged(action: StepAction, outcome: StepOutcome): StepOutcome {
  if (action === "COMPLETE" && !outcome.isChanged) logSpecError("Error completing workflow step", outcome.problem);
  return outcome;
}
