import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths, phasePaths } from "../../app/paths.js";
import { selectHome } from "../../lib/selectRecord.js";
import type { GuidedHunt } from "./guideView.js";

/** A link to the card of a hunt, which is open there. */
export function HuntLink({ hunt, children }: { readonly hunt: GuidedHunt; readonly children: ReactNode }) {
  const path = hunt.status === "ACTIVE" ? phasePaths[hunt.currentPhase] : paths.jobHunts;
  const select = (): void => {
    selectHome({ kind: "JOB_HUNT", ...hunt });
  };
  return (
    <Link className="hunt-link" to={path} title={hunt.name} onClick={select}>
      {children}
    </Link>
  );
}
