import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { WholeHunt } from "../step/optimistic.js";
import type { StepAction } from "../step/stepActions.js";
import type { StepChanges } from "../step/useStepChanges.js";
import { readWholeHunt } from "../step/wholeHunt.js";
import { questionBeforeDone, type DoneQuestion } from "./beforeDone.js";
import type { GuideView } from "./guideView.js";

/** The decisions about a step. */
export type Decision = Extract<StepAction, "COMPLETE" | "SKIP" | "MARK_NOT_DONE">;

interface Decide {
  /** What Done asks first; null: nothing. */
  readonly question: DoneQuestion | null;
  /** True while the reason for Not done is asked. */
  readonly isAskingWhy: boolean;
  /** True while a decision is sent; what was sent is asked before. */
  readonly isBusy: boolean;
  readonly decide: (decision: Decision) => void;
  /** Decides without a further question. */
  readonly confirm: (decision: Decision) => void;
  readonly cancel: () => void;
}

/** Returns what decides about a step; `onDecided` gets the hunt as it is afterwards. */
export function useDecide(view: GuideView, changes: StepChanges, onDecided: (hunt: WholeHunt) => void): Decide {
  const { hunt, step, guide } = view;
  const { cache } = useApolloClient();
  const [question, setQuestion] = useState<DoneQuestion | null>(null);
  const [isAskingWhy, setAskingWhy] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = (): void => {
    setQuestion(null);
    setAskingWhy(false);
  };
  const apply: StepChanges["apply"] = async (target, decision) => {
    setBusy(true);
    const outcome = await changes.apply(target, decision);
    setBusy(false);
    return outcome;
  };
  const run = async (decision: Decision): Promise<void> => {
    if (isBusy) return;
    cancel();
    const target = { jobHuntId: hunt.id, step, jobHunt: hunt };
    const outcome = (await changes.ask(target, decision)) ?? (await apply(target, decision));
    if (!outcome.isChanged || outcome.isFollowed === true) return;
    onDecided(readWholeHunt(cache, hunt.id) ?? hunt);
  };
  return {
    question,
    isAskingWhy,
    isBusy,
    decide: (decision) => {
      const asked = decision === "COMPLETE" ? questionBeforeDone(guide, hunt.stepChecks, hunt) : null;
      if (asked !== null) setQuestion(asked);
      else if (decision === "MARK_NOT_DONE") setAskingWhy(true);
      else void run(decision);
    },
    confirm: (decision) => void run(decision),
    cancel,
  };
}
