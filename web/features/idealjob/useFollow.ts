import type { ApolloCache } from "@apollo/client";
import { useCallback } from "react";
import { useTellProblem } from "../../components/useTellProblem.js";
import { operationsOf } from "../../lib/recordKinds.js";
import { useT } from "../../lib/useT.js";
import { useTellChange } from "../../lib/useTellChange.js";
import { useIdealJobLinkMutation, useIdealJobUnlinkMutation } from "../../operations.generated.js";
import { idealJobMessages as messages } from "./messages.js";
import type { Follower } from "./useFollower.js";

const affected = [...operationsOf("IDEAL_JOB"), "IdealJobFollower"];

/** An ideal job, as far as a hunt is concerned. */
type Followed = NonNullable<Follower["idealJob"]>;

/**
 * Gives what lets a hunt follow an ideal job (spec 2: Activate), or none any more. It shows at once, is told with an
 * offer to undo it, and is taken back by itself when the server refuses it.
 */
export function useFollow(): (hunt: Follower, idealJob: Followed | null) => void {
  const t = useT();
  const tellChange = useTellChange(affected);
  const tellProblem = useTellProblem();
  const [link] = useIdealJobLinkMutation({ refetchQueries: ["IdealJobStatistics"] });
  const [unlink] = useIdealJobUnlinkMutation({ refetchQueries: ["IdealJobStatistics"] });

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
      send().then((logEntryId) => tellChange(text, logEntryId), tellProblem);
    },
    [t, link, unlink, tellChange, tellProblem],
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
