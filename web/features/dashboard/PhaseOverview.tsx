import { Link } from "react-router-dom";
import { phasePaths } from "../../lib/paths.js";
import { hueClass, phaseHue, PHASES } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { useT } from "../../lib/useT.js";
import type { DashboardQuery } from "./dashboard.generated.js";
import type { PhaseName } from "../../schema.generated.js";
import { dashboardMessages as messages } from "./messages.js";

/** Shows the four phases as one line with the count of the active hunts in each phase; the tooltip names the newest. */
export function PhaseOverview({ data }: { data: DashboardQuery | undefined }) {
  const t = useT();
  return (
    <nav className="overview" aria-label={t(messages.byPhase)}>
      {PHASES.map((phase) => (
        <Link
          key={phase}
          to={phasePaths[phase]}
          className={`overview-phase ${hueClass(phaseHue[phase])}`}
          title={namesOf(data, phase)}
        >
          <span className="overview-line">
            <span className="station" />
          </span>
          <span className="overview-head">
            {t(phaseNames[phase])} <b>{data?.dashboard.byPhase.find((row) => row.phase === phase)?.count ?? " "}</b>
          </span>
        </Link>
      ))}
    </nav>
  );
}

function namesOf(data: DashboardQuery | undefined, phase: PhaseName): string | undefined {
  if (!data) return undefined;
  const lists = {
    PREPARING: data.preparing.nodes,
    APPLYING: data.applying.nodes,
    INTERVIEWING: data.interviewing.nodes,
    ACCEPTING: data.accepting.nodes,
  };
  return lists[phase].map(({ name }) => name).join("\n") || undefined;
}
