import { StatisticRows } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStatisticsQuery } from "./jobhunt.generated.js";
import { statisticsMessages as messages } from "./statisticsMessages.js";
import "./statistics.css";

export type Figures = JobHuntStatisticsQuery["jobHuntStatistics"];

/** The statistics of the hunts: what is due, and who has not answered yet. */
export function JobHuntStatistics({ figures }: { readonly figures: Figures }) {
  const t = useT();
  const { dueToday, withoutNews, sent, sentWithoutAnswer, terminated } = figures;
  const rows = [
    { label: t(messages.dueToday), value: dueToday },
    { label: t(messages.withoutNews), value: withoutNews },
    { label: t(messages.sentNoAnswer), value: t(messages.of, { count: sentWithoutAnswer, total: sent }) },
    ...(terminated > 0 ? [{ label: t(messages.terminated), value: terminated }] : []),
  ];
  return <StatisticRows rows={rows} />;
}
