import { useCallback } from "react";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { changeMessages } from "../step/changeMessages.js";
import { whileChanging } from "../step/changingHunts.js";
import type { JobHunt } from "../step/optimistic.js";
import { changeOf, useJobHuntToasts } from "../step/useJobHuntToasts.js";
import { useJobHuntFinishMutation } from "./finish.generated.js";

interface Finish {
  /** Finishes the hunt; null as the first day of work leaves it. Returns whether it did, and shows a toast either way. */
  readonly finish: (startsOn: Day | null) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Returns what finishes a hunt: one act with one Undo. */
export function useFinish(hunt: JobHunt): Finish {
  const t = useT();
  const [send, { loading }] = useJobHuntFinishMutation();
  const { showActToast, showFailureToast } = useJobHuntToasts();
  const finish = useCallback(
    async (startsOn: Day | null): Promise<boolean> => {
      try {
        const sent = () => send({ variables: { input: { id: hunt.id, startsOn } } });
        const { data } = await whileChanging(hunt.id, sent);
        showActToast(changeOf(hunt), t(changeMessages.completed, { name: hunt.name }), data?.finishJobHunt.changeSetId);
        return true;
      } catch (error) {
        showFailureToast(hunt.name, error);
        return false;
      }
    },
    [send, hunt, t, showActToast, showFailureToast],
  );
  return { finish, isBusy: loading };
}
