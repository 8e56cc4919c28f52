import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { phaseNames } from "../components/line/messages.js";
import { followChanges } from "../lib/live/followChanges.js";
import { notify } from "../lib/notify.js";
import { useSession } from "../lib/session.js";
import { useT } from "../lib/useT.js";
import { applyChanges } from "./applyChanges.js";
import { liveMessages } from "./liveMessages.js";

interface LiveUpdatesProps {
  /** When the page began to read what it shows, as `performance.now()` returned it. */
  readonly readSince: number;
}

/** Applies the changes made in the user's other windows, devices and tools to this window. Renders nothing. */
export function LiveUpdates({ readSince }: LiveUpdatesProps) {
  const { guid: person, getToken } = useSession();
  const client = useApolloClient();
  const t = useT();
  useEffect(() => {
    if (person === undefined) return undefined;
    const applied = applyChanges(client, ({ name, currentPhase }) =>
      notify(t(liveMessages.moved, { name, phase: t(phaseNames[currentPhase]) })),
    );
    const stop = followChanges({ person, getToken, readSince, onChange: applied.hear, onMissed: applied.miss });
    return () => {
      stop();
      applied.stop();
    };
  }, [client, person, getToken, readSince, t]);
  return null;
}
