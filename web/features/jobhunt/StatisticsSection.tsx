import { componentMessages } from "../../components/messages.js";
import { listMessages } from "../../components/listMessages.js";
import { RailSection } from "../../components/Rail.js";
import { useT } from "../../lib/useT.js";
import { hasFigures, JobHuntStatistics, type Figures } from "./JobHuntStatistics.js";

interface StatisticsSectionProps {
  readonly figures: Figures | undefined;
  readonly hasFailed: boolean;
}

/** The statistics of the rail in every state: loaded, loading or failed. Nothing when all figures are zero. */
export function StatisticsSection({ figures, hasFailed }: StatisticsSectionProps) {
  const t = useT();
  if (figures !== undefined && !hasFigures(figures)) return null;
  return (
    <RailSection title={t(componentMessages.statistics)}>
      {figures !== undefined && <JobHuntStatistics figures={figures} />}
      {hasFailed && <p className="quiet">{t(listMessages.notAvailable)}</p>}
      {figures === undefined && !hasFailed && (
        <div className="statistics-bones" aria-hidden>
          {[80, 92, 86].map((width) => (
            <span key={width} className="bone thin" style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      )}
    </RailSection>
  );
}
