import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths, phasePaths } from "../../lib/paths.js";
import { selectHome } from "../../lib/selectRecord.js";
import type { GuidedHunt } from "./guideView.js";

interface JobHuntLinkProps {
  readonly hunt: GuidedHunt;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to the card of a hunt, which is open there. */
export function JobHuntLink({ hunt, onFollow, children }: JobHuntLinkProps) {
  const path = hunt.status === "ACTIVE" ? phasePaths[hunt.currentPhase] : paths.jobHunts;
  const select = (): void => {
    selectHome({ kind: "JOB_HUNT", ...hunt });
    onFollow?.();
  };
  return (
    <Link className="hunt-link" to={path} title={hunt.name} onClick={select}>
      {children}
    </Link>
  );
}
