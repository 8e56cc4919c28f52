import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { phasePaths, trimSlash } from "../../lib/paths.js";
import { phaseAfter } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { focusCardOnArrival } from "../../lib/focusCardOnArrival.js";
import type { NoticeAction } from "../../lib/notify.js";
import { selectHome } from "../../lib/selectRecord.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { PhaseName } from "../../schema.generated.js";
import { useJobHuntAdvanceMutation } from "./step.generated.js";
import { advanceMessages as messages } from "./advanceMessages.js";
import { askToFinish } from "./finishQuestion.js";
import { changeMessages } from "./changeMessages.js";
import { whileChanging } from "./changingHunts.js";
import { advanced, type JobHunt } from "./optimistic.js";
import { changeOf, useJobHuntToasts } from "./useJobHuntToasts.js";
import { readWholeHunt } from "./wholeHunt.js";

/** The button that advances a hunt. */
interface Advance {
  /** True when every step of the phase is done or skipped, and in the last phase; the button then reads Complete. */
  readonly isComplete: boolean;
  readonly label: string;
  readonly hint: string;
  readonly advance: () => void;
}

/**
 * Returns the label and the action of Progress and Complete: both move a hunt out of its current phase (spec 4). In the last
 * one the action finishes the hunt, after a question where something is open.
 */
export function useAdvance(hunt: JobHunt): Advance {
  const t = useT();
  const [send, { client }] = useJobHuntAdvanceMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const next = phaseAfter(hunt.currentPhase);
  // The last phase is completed and never progressed: what is still open in it is asked about.
  const isComplete = next === null || hunt.progress.isComplete;
  const phase = next === null ? "" : t(phaseNames[next]);
  const follow = useFollow();
  const advance = useCallback(() => {
    if (next === null) {
      askToFinish(hunt);
      return;
    }
    const whole = readWholeHunt(client.cache, hunt.id);
    const expected = whole && { advanceJobHunt: { jobHunt: advanced(whole), logEntryId: null } };
    const sent = () =>
      send({
        variables: { input: { id: hunt.id, from: hunt.currentPhase } },
        ...(expected && { optimisticResponse: expected }),
      });
    whileChanging(hunt.id, sent).then(
      ({ data }) => {
        const told = t(changeMessages.moved, { name: hunt.name, phase });
        showChangeToast(changeOf(hunt), told, data?.advanceJobHunt.logEntryId, follow(hunt, next));
      },
      (error: unknown) => showFailureToast(hunt.name, error),
    );
  }, [send, client, hunt, next, phase, follow, t, showChangeToast, showFailureToast]);
  return {
    isComplete,
    label: t(isComplete ? messages.complete : messages.progress),
    hint: hintOf(t, phase, isComplete),
    advance,
  };
}

/** Returns what offers the hunt in its next phase, where the screen of its former one shows it no more. */
function useFollow(): (hunt: JobHunt, next: PhaseName) => NoticeAction | undefined {
  const t = useT();
  const go = useGo();
  const { pathname } = useLocation();
  return useCallback(
    (hunt, next) => {
      if (trimSlash(pathname) !== phasePaths[hunt.currentPhase]) return undefined;
      const run = (): void => {
        selectHome({ ...hunt, kind: "JOB_HUNT" });
        go(phasePaths[next]);
        focusCardOnArrival(hunt.id);
      };
      return { label: t(changeMessages.openIt), run };
    },
    [t, go, pathname],
  );
}

function hintOf(t: ReturnType<typeof useT>, phase: string, isComplete: boolean): string {
  if (phase === "") return t(messages.finish);
  return t(isComplete ? messages.completeTo : messages.progressTo, { phase });
}
