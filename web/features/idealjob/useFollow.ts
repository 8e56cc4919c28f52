import type { ApolloCache } from "@apollo/client";
import { useCallback } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import { useT } from "../../lib/useT.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { useIdealJobLinkMutation, useIdealJobUnlinkMutation } from "./idealjob.generated.js";
import { idealJobMessages as messages } from "./messages.js";
import type { Follower } from "./useFollower.js";

/** The fields of an ideal job that a hunt refers to. */
type Followed = NonNullable<Follower["idealJob"]>;

/**
 * Returns the function that links a hunt to an ideal job (spec 2: Activate), or unlinks it. The change is optimistic,
 * shows a toast with Undo, and is rolled back when the server refuses it.
 */
export function useFollow(): (hunt: Follower, idealJob: Followed | null) => void {
  const t = useT();
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const [link] = useIdealJobLinkMutation();
  const [unlink] = useIdealJobUnlinkMutation();

  return useCallback(
    (hunt, idealJob) => {
      const expected = { jobHunt: { ...hunt, idealJob }, logEntryId: null };
      const update = (cache: ApolloCache): void => recount(cache, hunt.idealJob?.id, idealJob?.id);
      const send = async (): Promise<string | null | undefined> => {
        if (idealJob === null) {
          const { data } = await unlink({
            variables: { input: { jobHuntId: hunt.id } },
            optimisticResponse: { unlinkIdealJob: expected },
            update,
          });
          return data?.unlinkIdealJob.logEntryId;
        }
        const { data } = await link({
          variables: { input: { jobHuntId: hunt.id, idealJobId: idealJob.id } },
          optimisticResponse: { linkIdealJob: expected },
          update,
        });
        return data?.linkIdealJob.logEntryId;
      };
      const told = idealJob === null ? messages.unlinked : messages.linked;
      const text = t(told, { hunt: hunt.name, name: (idealJob ?? hunt.idealJob)?.name });
      const change = { operation: "UPDATED", kind: "JOB_HUNT", id: hunt.id, isCached: true } as const;
      send().then((logEntryId) => showChangeToast(change, text, logEntryId), showProblemToast);
    },
    [t, link, unlink, showChangeToast, showProblemToast],
  );
}

/** Moves one hunt from the count of an ideal job to that of another. */
function recount(cache: ApolloCache, from: string | undefined, to: string | undefined): void {
  if (from === to) return;
  for (const [id, change] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const entity = id === undefined ? undefined : cache.identify({ __typename: "IdealJob", id });
    if (entity === undefined) continue;
    let count = 0;
    cache.modify({
      id: entity,
      fields: { jobHuntCount: (kept: unknown) => (count = Math.max(0, Number(kept) + change)) },
    });
    cache.modify({ id: entity, fields: { status: () => (count > 0 ? "ACTIVE" : "INACTIVE") } });
  }
}
