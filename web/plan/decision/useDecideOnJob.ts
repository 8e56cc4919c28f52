import { useState } from "react";
import { phaseNames } from "../../components/line/messages.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome, StepName } from "../../schema.generated.js";
import { changeMessages } from "../step/changeMessages.js";
import { whileChanging } from "../step/changingHunts.js";
import { DECIDE_STEP } from "../step/decisionQuestion.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useGoToStep } from "../step/useGoToStep.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";
import { useJobDecideMutation, type DecidedJob_JobHuntFragment } from "./decision.generated.js";
import { decisionMessages as messages } from "./decisionMessages.js";

/** The step that follows a yes. */
export const NEXT_STEP: StepName = "BUILD_APPLICATION_BUNDLE";

/** A job that is decided on. */
export type DecidedJob = DecidedJob_JobHuntFragment;

/** What of a job a decision is carried out on. */
type JobToDecide = Pick<DecidedJob, "id" | "name" | "noteGuid" | "version"> & NamedJob;

/** What a job is called by. */
interface NamedJob extends Pick<DecidedJob, "name"> {
  readonly jobDetails: Pick<NonNullable<DecidedJob["jobDetails"]>, "jobTitle"> | null;
}

/** What a person decides. */
export type Decision =
  | {
      readonly decision: "APPLY";
      /** True: the guide of the next step opens; otherwise the toast offers it. */
      readonly goesOn: boolean;
    }
  | { readonly decision: "NOT"; readonly outcome: HuntOutcome; readonly reason: string }
  | { readonly decision: "LATER"; readonly until: Day };

/** Carries decisions out. */
interface DecideOnJob {
  readonly isBusy: boolean;
  /**
   * Carries a decision out, and tells it with one Undo; a failure is told, too. Resolves with the hunt's version afterwards;
   * null: it was not changed.
   */
  readonly decide: (job: JobToDecide, decision: Decision) => Promise<number | null>;
}

/** Returns how a job is called: its title, or else the name of its hunt. */
export function titleOf({ jobDetails, name }: NamedJob): string {
  return jobDetails?.jobTitle ?? name;
}

/** Returns the day for which the decision is planned; null where it has none, or something else is next. */
export function decisionDayOf({ next }: Pick<DecidedJob, "next">): Day | null {
  return next?.step === DECIDE_STEP ? next.day : null;
}

/** Returns what carries out decisions on jobs. */
export function useDecideOnJob(): DecideOnJob {
  const t = useT();
  const days = useDayTexts();
  const goToStep = useGoToStep();
  const { showActToast, showFailureToast } = useJobHuntToasts();
  const [send] = useJobDecideMutation();
  const [isBusy, setBusy] = useState(false);
  const textOf = (job: JobToDecide, decision: Decision): string => {
    if (decision.decision === "APPLY") return t(messages.applied, { job: titleOf(job), phase: t(phaseNames.APPLYING) });
    if (decision.decision === "NOT") return t(messages.archived, { outcome: t(outcomeNames[decision.outcome]) });
    return t(changeMessages.stepMoved, { day: days.date(decision.until) });
  };
  const decide: DecideOnJob["decide"] = async (job, decision) => {
    setBusy(true);
    try {
      const input = { jobHuntId: job.id, version: job.version, ...inputOf(decision) };
      const { data } = await whileChanging(job.id, () => send({ variables: { input } }));
      const decided = data?.decideOnJob;
      const change = { operation: "UPDATED", kind: "JOB_HUNT", id: job.id, isCached: true } as const;
      const open = (): void => goToStep(job, { name: NEXT_STEP });
      const isYes = decision.decision === "APPLY";
      const action = isYes && !decision.goesOn ? { label: t(changeMessages.openIt), run: open } : undefined;
      showActToast(change, textOf(job, decision), decided?.changeSetId, action);
      if (isYes && decision.goesOn) open();
      return decided?.jobHunt.version ?? null;
    } catch (error) {
      showFailureToast(titleOf(job), error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, decide };
}

function inputOf(decision: Decision) {
  if (decision.decision === "APPLY") return { decision: decision.decision };
  return decision;
}
