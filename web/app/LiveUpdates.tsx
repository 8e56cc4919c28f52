import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { phaseNames } from "../components/line/messages.js";
import { followChanges } from "../lib/live/followChanges.js";
import { notify } from "../lib/notify.js";
import { useSession } from "../lib/session.js";
import { useT } from "../lib/useT.js";
import { applyChanges } from "./applyChanges.js";
import { liveMessages } from "./liveMessages.js";

/** Applies the changes made in the user's other windows, devices and tools to this window. Renders nothing. */
export function LiveUpdates() {
  const { guid: person, getToken } = useSession();
  const client = useApolloClient();
  const t = useT();
  useEffect(() => {
    if (person === undefined) return undefined;
    const applied = applyChanges(client, ({ name, currentPhase }) =>
      notify(t(liveMessages.moved, { name, phase: t(phaseNames[currentPhase]) })),
    );
    const stop = followChanges({ person, getToken, onChange: applied.hear, onMissed: applied.miss });
    return () => {
      stop();
      applied.stop();
    };
  }, [client, person, getToken, t]);
  return null;
}
