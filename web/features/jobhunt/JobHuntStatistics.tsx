import { phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { SplitBar, StatisticRows } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStatisticsQuery } from "./jobhunt.generated.js";
import { statisticsMessages } from "./statisticsMessages.js";
import "./statistics.css";

export type Figures = JobHuntStatisticsQuery["jobHuntStatistics"];

/** The statistics of the hunts: their distribution over the phases, and the steps done per week. */
export function JobHuntStatistics({ figures }: { readonly figures: Figures }) {
  const t = useT();
  const parts = figures.byPhase.map(({ phase, count }) => ({
    hue: phaseHue[phase],
    label: t(phaseNames[phase]),
    count,
  }));
  return (
    <>
      <SplitBar parts={parts} />
      {figures.terminated > 0 && (
        <StatisticRows rows={[{ label: t(statisticsMessages.terminated), value: figures.terminated }]} />
      )}
      <WeeklySteps weeks={figures.stepsDonePerWeek} />
    </>
  );
}

function WeeklySteps({ weeks }: { readonly weeks: Figures["stepsDonePerWeek"] }) {
  const t = useT();
  const most = Math.max(1, ...weeks.map((week) => week.stepsDone));
  const thisWeek = weeks.at(-1)?.stepsDone ?? 0;
  const total = weeks.reduce((sum, week) => sum + week.stepsDone, 0);
  return (
    <figure className="weeks">
      <figcaption>{t(statisticsMessages.stepsDone)}</figcaption>
      <div
        className="weeks-bars"
        role="img"
        aria-label={t(statisticsMessages.weeksSummary, { total, weeks: weeks.length, thisWeek })}
      >
        {weeks.map((week, place) => (
          <span key={week.weekStart} style={{ blockSize: `${Math.max((week.stepsDone / most) * 100, 3)}%` }}>
            {place === weeks.length - 1 && <b>{week.stepsDone}</b>}
          </span>
        ))}
      </div>
      <div className="weeks-axis" aria-hidden>
        <span>{t(statisticsMessages.weeksAgo, { weeks: weeks.length })}</span>
        <span>{t(statisticsMessages.thisWeek)}</span>
      </div>
    </figure>
  );
}
