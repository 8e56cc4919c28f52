import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import { useJobHuntReopenMutation } from "./step.generated.js";
import { changeMessages } from "./changeMessages.js";
import { whileChanging } from "./changingHunts.js";
import type { JobHunt } from "./optimistic.js";
import { changeOf, useJobHuntToasts } from "./useJobHuntToasts.js";

/** Returns the function that reopens a terminated or finished hunt in the phase where it ended. */
export function useReopen(): (hunt: JobHunt) => void {
  const t = useT();
  const [send] = useJobHuntReopenMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  return useCallback(
    (hunt) => {
      const notEnded = { terminationReason: null, terminatedAt: null, finishedAt: null } as const;
      const expected: JobHunt = { ...hunt, ...notEnded, status: "ACTIVE" };
      const sent = () =>
        send({
          variables: { input: { id: hunt.id } },
          optimisticResponse: { reopenJobHunt: { jobHunt: expected, logEntryId: null } },
        });
      whileChanging(hunt.id, sent).then(
        ({ data }) =>
          showChangeToast(
            changeOf(hunt),
            t(changeMessages.reopened, { name: hunt.name }),
            data?.reopenJobHunt.logEntryId,
          ),
        (error: unknown) => showFailureToast(hunt.name, error),
      );
    },
    [send, t, showChangeToast, showFailureToast],
  );
}
