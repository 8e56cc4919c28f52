import type { NormalizedCacheObject } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { phaseNames } from "../components/line/messages.js";
import { followChanges } from "../lib/live/followChanges.js";
import { inTurns } from "../lib/live/inTurns.js";
import { notify } from "../lib/notify.js";
import { ownOrigin } from "../lib/origin.js";
import { useSession } from "../lib/session.js";
import { useT } from "../lib/useT.js";
import type { PhaseName } from "../operations.generated.js";
import { liveMessages } from "./liveMessages.js";

/** What no change changes. */
const CONSTANT: ReadonlySet<string | undefined> = new Set(["Viewer", "Workflow"]);

/** Keeps what this window shows as new as the person's other windows, devices and tools have made it. Shows nothing. */
export function LiveUpdates() {
  const { guid: person, getToken } = useSession();
  const client = useApolloClient();
  const t = useT();
  useEffect(() => {
    if (person === undefined) return undefined;
    const refresh = inTurns(async () => {
      const before = phasesOf(client.cache.extract() as NormalizedCacheObject); // what an InMemoryCache holds
      await client.refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => !CONSTANT.has(queryName) });
      const after = phasesOf(client.cache.extract() as NormalizedCacheObject); // as above
      for (const [id, { name, phase }] of after) {
        const was = before.get(id)?.phase;
        if (was !== undefined && was !== phase) notify(t(liveMessages.moved, { name, phase: t(phaseNames[phase]) }));
      }
    });
    const stop = followChanges({
      person,
      getToken,
      onChange: ({ origin }) => {
        if (origin !== ownOrigin) refresh.ask();
      },
      onMissed: refresh.ask,
    });
    return () => {
      stop();
      refresh.stop();
    };
  }, [client, person, getToken, t]);
  return null;
}

interface Place {
  readonly name: string;
  readonly phase: PhaseName;
}

/** Where each hunt that this window knows stands. */
function phasesOf(cache: NormalizedCacheObject): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [id, entity] of Object.entries(cache)) {
    if (entity?.__typename !== "JobHunt") continue;
    // The server promises these fields of a hunt, once they were asked for.
    const { name, currentPhase } = entity as { readonly name?: string; readonly currentPhase?: PhaseName };
    if (name !== undefined && currentPhase !== undefined) places.set(id, { name, phase: currentPhase });
  }
  return places;
}
