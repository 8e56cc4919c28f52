import { StatisticRows } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStatisticsQuery } from "./jobhunt.generated.js";
import { statisticsMessages as messages } from "./statisticsMessages.js";
import "./statistics.css";

export type Figures = JobHuntStatisticsQuery["jobHuntStatistics"];

/** Returns whether there is a figure worth reading: one that is not zero. */
export function hasFigures({ dueToday, withoutNews, sentWithoutAnswer, finished, terminated }: Figures): boolean {
  return dueToday + withoutNews + sentWithoutAnswer + finished + terminated > 0;
}

/** The statistics of the hunts that are not zero: what is due, who has not answered yet, and what has ended. */
export function JobHuntStatistics({ figures }: { readonly figures: Figures }) {
  const t = useT();
  const { dueToday, withoutNews, sent, sentWithoutAnswer, finished, terminated } = figures;
  const rows = [
    { label: t(messages.dueToday), count: dueToday, value: dueToday },
    { label: t(messages.withoutNews), count: withoutNews, value: withoutNews },
    {
      label: t(messages.sentNoAnswer),
      count: sentWithoutAnswer,
      value: t(messages.of, { count: sentWithoutAnswer, total: sent }),
    },
    { label: t(messages.finished), count: finished, value: finished },
    { label: t(messages.terminated), count: terminated, value: terminated },
  ];
  return <StatisticRows rows={rows.filter(({ count }) => count > 0)} />;
}
