import type { ApolloCache, NormalizedCacheObject } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { phaseNames } from "../components/line/messages.js";
import { EVERYTHING, invalidate, type RecordChange } from "../lib/invalidate.js";
import { followChanges } from "../lib/live/followChanges.js";
import { throttle } from "../lib/live/throttle.js";
import { notify } from "../lib/notify.js";
import { ownOrigin } from "../lib/origin.js";
import { useSession } from "../lib/session.js";
import { useT } from "../lib/useT.js";
import type { PhaseName } from "../schema.generated.js";
import { liveMessages } from "./liveMessages.js";

/** The number of changes from which everything is refetched instead of each change alone. */
const CHANGES_MAX = 200;

/** Applies the changes made in the user's other windows, devices and tools to this window. Renders nothing. */
export function LiveUpdates() {
  const { guid: person, getToken } = useSession();
  const client = useApolloClient();
  const t = useT();
  useEffect(() => {
    if (person === undefined) return undefined;
    let pending: readonly RecordChange[] = [];
    const refresh = throttle(async () => {
      const changes = pending;
      pending = [];
      const mayMove = changes.some(({ kind }) => kind === "JOB_HUNT" || kind === null);
      const before = mayMove ? phasesOf(client.cache) : NONE;
      await invalidate(client, changes);
      const after = mayMove ? phasesOf(client.cache) : NONE;
      for (const [id, { name, phase }] of after) {
        const was = before.get(id)?.phase;
        if (was !== undefined && was !== phase) notify(t(liveMessages.moved, { name, phase: t(phaseNames[phase]) }));
      }
    });
    const collect = (changes: readonly RecordChange[]): void => {
      pending = pending.length < CHANGES_MAX ? [...pending, ...changes] : EVERYTHING;
      refresh.ask();
    };
    const stop = followChanges({
      person,
      getToken,
      onChange: (change) => {
        if (change.origin !== ownOrigin) collect([change]);
      },
      onMissed: () => collect(EVERYTHING),
    });
    return () => {
      stop();
      refresh.stop();
    };
  }, [client, person, getToken, t]);
  return null;
}

/** A hunt and its phase. */
interface JobHuntPhase {
  readonly name: string;
  readonly phase: PhaseName;
}

const NONE: ReadonlyMap<string, JobHuntPhase> = new Map();

/** Returns the phase of each hunt in the cache. */
function phasesOf(cache: ApolloCache): ReadonlyMap<string, JobHuntPhase> {
  const phases = new Map<string, JobHuntPhase>();
  const entities = cache.extract() as NormalizedCacheObject; // the type of an InMemoryCache's content
  for (const [id, entity] of Object.entries(entities)) {
    if (entity?.__typename !== "JobHunt") continue;
    // The schema guarantees these fields of a hunt, once they were queried.
    const { name, currentPhase } = entity as { readonly name?: string; readonly currentPhase?: PhaseName };
    if (name !== undefined && currentPhase !== undefined) phases.set(id, { name, phase: currentPhase });
  }
  return phases;
}
