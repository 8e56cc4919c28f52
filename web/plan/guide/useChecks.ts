import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { componentMessages } from "../../components/messages.js";
import type { StepCheckState } from "../../schema.generated.js";
import { checkQueue } from "./checkQueue.js";
import type { GuideView } from "./guideView.js";

interface Checks {
  /** Why the last change of a point failed, by its key. */
  readonly problems: Readonly<Record<string, string>>;
  readonly set: (key: string, state: StepCheckState, question: string | null) => void;
}

/** Returns what changes the points of a step's checklist; a change shows before the server has answered. */
export function useChecks({ hunt, step }: GuideView): Checks {
  const t = useT();
  const client = useApolloClient();
  const readProblem = useReadProblem();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const tell = (key: string, problem: string): void => setProblems((before) => ({ ...before, [key]: problem }));
  const set = async (key: string, state: StepCheckState, question: string | null): Promise<void> => {
    tell(key, "");
    try {
      await checkQueue(client, { jobHuntId: hunt.id, step }).want({ key, state, question });
    } catch (error) {
      tell(key, readProblem(error).message ?? t(componentMessages.noAnswer));
    }
  };
  return { problems, set: (key, state, question) => void set(key, state, question) };
}
