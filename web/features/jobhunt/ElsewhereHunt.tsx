import { Link } from "react-router-dom";
import { phasePaths } from "../../lib/paths.js";
import { phaseNames } from "../../components/line/messages.js";
import { focusCardOnArrival } from "../../lib/focusCardOnArrival.js";
import { useRichT, useT } from "../../lib/useT.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { screenMessages } from "./messages.js";

/** Shows in which phase the open hunt is, where its screen does not show it, and leads there. */
export function ElsewhereHunt({ hunt }: { readonly hunt: JobHunt }) {
  const t = useT();
  const richT = useRichT();
  return (
    <span>
      {richT(screenMessages.elsewhere, {
        name: hunt.name,
        phase: t(phaseNames[hunt.currentPhase]),
        a: (words) => (
          <Link to={phasePaths[hunt.currentPhase]} onClick={() => focusCardOnArrival(hunt.id)}>
            {words}
          </Link>
        ),
      })}
    </span>
  );
}
