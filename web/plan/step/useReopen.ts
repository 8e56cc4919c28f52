import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import { useJobHuntReopenMutation } from "./step.generated.js";
import { changeMessages } from "./changeMessages.js";
import { whileChanging } from "./changingHunts.js";
import type { JobHunt } from "./optimistic.js";
import { changeOf, useJobHuntToasts } from "./useJobHuntToasts.js";
import { readWholeHunt } from "./wholeHunt.js";

/** Returns the function that reopens a terminated or finished hunt in the phase where it ended. */
export function useReopen(): (hunt: JobHunt) => void {
  const t = useT();
  const [send, { client }] = useJobHuntReopenMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  return useCallback(
    (hunt) => {
      const notEnded = { terminationReason: null, terminatedAt: null, finishedAt: null } as const;
      const whole = readWholeHunt(client.cache, hunt.id);
      const jobHunt = whole && ({ ...whole, ...notEnded, status: "ACTIVE" } as const);
      const sent = () =>
        send({
          variables: { input: { id: hunt.id } },
          ...(jobHunt && { optimisticResponse: { reopenJobHunt: { jobHunt, logEntryId: null } } }),
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
    [send, client, t, showChangeToast, showFailureToast],
  );
}
