import { RecordStatistics } from "../../components/RecordStatistics.js";
import { SplitBar } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import { useIdealJobStatisticsQuery } from "./idealjob.generated.js";
import type { IdealJobStatus } from "../../schema.generated.js";
import { idealJobMessages as messages, statusNames } from "./messages.js";
import { useFollower } from "./useFollower.js";

/** Shows how many ideal jobs have each status, for the selected hunt or over all hunts, as the list does. */
export function IdealJobStatistics() {
  const t = useT();
  const { follower } = useFollower();
  const query = useIdealJobStatisticsQuery();
  const { total = 0, byStatus = [] } = query.data?.statistics ?? {};
  const countOf = (status: IdealJobStatus): number => {
    if (!follower) return byStatus.find((row) => row.status === status)?.count ?? 0;
    const followed = Math.min(total, follower.idealJob ? 1 : 0);
    return status === "ACTIVE" ? followed : total - followed;
  };
  return (
    <RecordStatistics query={query} total={messages.total}>
      <SplitBar
        parts={[
          { hue: "active", label: t(statusNames.ACTIVE), count: countOf("ACTIVE") },
          { hue: "inactive", label: t(statusNames.INACTIVE), count: countOf("INACTIVE") },
        ]}
      />
    </RecordStatistics>
  );
}
