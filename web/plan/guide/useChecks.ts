import { useState } from "react";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { componentMessages } from "../../components/messages.js";
import type { StepCheckState } from "../../schema.generated.js";
import { useGuideSetCheckMutation } from "./guide.generated.js";
import type { GuideView } from "./guideView.js";

interface Checks {
  /** Why the last change of a point failed, by its key. */
  readonly problems: Readonly<Record<string, string>>;
  readonly set: (key: string, state: StepCheckState, question: string | null) => void;
}

/** Returns what changes the points of a step's checklist; a change shows before the server has answered. */
export function useChecks({ hunt, step }: GuideView): Checks {
  const t = useT();
  const readProblem = useReadProblem();
  const invalidate = useInvalidate();
  const [send] = useGuideSetCheckMutation();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const tell = (key: string, problem: string): void => setProblems((before) => ({ ...before, [key]: problem }));
  const set = async (key: string, state: StepCheckState, question: string | null): Promise<void> => {
    const known = hunt.stepChecks.find((check) => check.key === key);
    const changed = { id: known?.id ?? `new ${key}`, version: known?.version ?? 1, key, state, question };
    const others = hunt.stepChecks.filter((check) => check !== known);
    tell(key, "");
    try {
      await send({
        variables: { input: { jobHuntId: hunt.id, step, key, state, question }, step },
        optimisticResponse: {
          setStepCheck: {
            logEntryId: null,
            jobHunt: withTypename("JobHunt", {
              id: hunt.id,
              stepChecks: [...others, withTypename("StepCheck", changed)],
            }),
          },
        },
      });
      void invalidate([{ operation: "UPDATED", kind: "STEP_CHECK", isCached: true }]);
    } catch (error) {
      tell(key, readProblem(error).message ?? t(componentMessages.noAnswer));
    }
  };
  return { problems, set: (key, state, question) => void set(key, state, question) };
}

/** The cache tells entities by their type, which the types of operations leave out. */
function withTypename<T>(typename: string, entity: T): T {
  return { ...entity, __typename: typename };
}
