import { useCallback } from "react";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { usePauseJobHuntsMutation } from "./plan.generated.js";
import { whileChanging } from "./changingHunts.js";
import { pauseMessages as messages } from "./pauseMessages.js";
import { useDayTexts } from "./useDayTexts.js";
import { useJobHuntToasts } from "./useJobHuntToasts.js";

/**
 * Returns the function that pauses one hunt, or all with null, until the first day after the pause; null as the day ends
 * the running pause. It shows a toast with Undo, or why nothing was changed, and never rejects.
 */
export function usePause(): (jobHuntId: string | null, until: Day | null) => Promise<void> {
  const t = useT();
  const days = useDayTexts();
  const [send] = usePauseJobHuntsMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  return useCallback(
    async (jobHuntId, until) => {
      try {
        const sent = () => send({ variables: { input: { jobHuntId, until } } });
        const { data } = await (jobHuntId === null ? sent() : whileChanging(jobHuntId, sent));
        const told = until === null ? t(messages.ended) : t(messages.done, { day: days.withWeekday(until) });
        showChangeToast({ operation: "UPDATED", kind: "PAUSE" }, told, data?.pauseJobHunts.logEntryId);
      } catch (error) {
        showFailureToast(t(messages.title), error);
      }
    },
    [t, days, send, showChangeToast, showFailureToast],
  );
}
