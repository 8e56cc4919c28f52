import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import { useJobHuntReopenMutation } from "../../operations.generated.js";
import { changeMessages } from "./changeMessages.js";
import type { Hunt } from "./optimistic.js";
import { useTell } from "./useTell.js";

/** Gives what takes up a terminated or finished hunt again, in the phase where it ended. */
export function useReopen(): (hunt: Hunt) => void {
  const t = useT();
  const [send] = useJobHuntReopenMutation();
  const { tellChange, tellFailure } = useTell();
  return useCallback(
    (hunt) => {
      const notEnded = { terminationReason: null, terminatedAt: null, finishedAt: null } as const;
      const expected: Hunt = { ...hunt, ...notEnded, status: "ACTIVE" };
      send({
        variables: { input: { id: hunt.id } },
        optimisticResponse: { reopenJobHunt: { jobHunt: expected, logEntryId: null } },
      }).then(
        ({ data }) => tellChange(t(changeMessages.reopened, { name: hunt.name }), data?.reopenJobHunt.logEntryId),
        (error: unknown) => tellFailure(hunt.name, error),
      );
    },
    [send, t, tellChange, tellFailure],
  );
}
