import { componentMessages } from "../../components/messages.js";
import { RailSection } from "../../components/Rail.js";
import { SplitBar, StatisticRows } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import { useIdealJobStatisticsQuery, type IdealJobStatus } from "../../operations.generated.js";
import { idealJobMessages as messages, statusNames } from "./messages.js";
import type { Follower } from "./useFollower.js";

/** Shows how many ideal jobs have each status, for the selected hunt or over all hunts, as the list does. */
export function IdealJobStatistics({ follower }: { readonly follower: Follower | undefined }) {
  const t = useT();
  const { data, error } = useIdealJobStatisticsQuery();
  const { total = 0, byStatus = [], withNotes = 0 } = data?.idealJobStatistics ?? {};
  const countOf = (status: IdealJobStatus): number => {
    if (!follower) return byStatus.find((row) => row.status === status)?.count ?? 0;
    const followed = Math.min(total, follower.idealJob ? 1 : 0);
    return status === "ACTIVE" ? followed : total - followed;
  };
  return (
    <RailSection title={t(componentMessages.statistics)}>
      {error && !data ? (
        <p className="quiet">{t(componentMessages.notAvailable)}</p>
      ) : (
        <>
          <SplitBar
            parts={[
              { hue: "active", label: t(statusNames.ACTIVE), count: countOf("ACTIVE") },
              { hue: "inactive", label: t(statusNames.INACTIVE), count: countOf("INACTIVE") },
            ]}
          />
          <StatisticRows
            rows={[
              { label: t(messages.total), value: total },
              { label: t(componentMessages.withNotes), value: withNotes },
            ]}
          />
        </>
      )}
    </RailSection>
  );
}
