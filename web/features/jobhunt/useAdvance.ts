import { useCallback } from "react";
import { phaseAfter } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntAdvanceMutation } from "../../operations.generated.js";
import { cardMessages } from "./cardMessages.js";
import { changeMessages } from "./changeMessages.js";
import { advanced, currentPhaseOf, type Hunt } from "./optimistic.js";
import { useTell } from "./useTell.js";

/** The button that moves a hunt on. */
interface Advance {
  /** True when nothing of the phase is left, so that the button reads Complete. */
  readonly isComplete: boolean;
  readonly label: string;
  readonly hint: string;
  readonly advance: () => void;
}

/** Gives the words and the action of Progress and Complete: both move a hunt out of its present phase (spec 4). */
export function useAdvance(hunt: Hunt): Advance {
  const t = useT();
  const [send] = useJobHuntAdvanceMutation();
  const { tellChange, tellFailure } = useTell();
  const next = phaseAfter(hunt.currentPhase);
  const isComplete = currentPhaseOf(hunt)?.isComplete ?? false;
  const phase = next === null ? "" : t(phaseNames[next]);
  const advance = useCallback(() => {
    send({
      variables: { input: { id: hunt.id, from: hunt.currentPhase } },
      optimisticResponse: { advanceJobHunt: { jobHunt: advanced(hunt), logEntryId: null } },
    }).then(
      ({ data }) => {
        const told = next === null ? changeMessages.completed : changeMessages.moved;
        tellChange(t(told, { name: hunt.name, phase }), data?.advanceJobHunt.logEntryId);
      },
      (error: unknown) => tellFailure(hunt.name, error),
    );
  }, [send, hunt, next, phase, t, tellChange, tellFailure]);
  return {
    isComplete,
    label: t(isComplete ? cardMessages.complete : cardMessages.progress),
    hint: hintOf(t, phase, isComplete),
    advance,
  };
}

function hintOf(t: ReturnType<typeof useT>, phase: string, isComplete: boolean): string {
  if (phase === "") return t(isComplete ? cardMessages.finish : cardMessages.finishEarly);
  return t(isComplete ? cardMessages.completeTo : cardMessages.progressTo, { phase });
}
