import { useMemo } from "react";
import { useJobHuntStatisticsQuery } from "./jobhunt.generated.js";
import type { JobHuntScreen } from "./messages.js";

/** Fetches the statistics of the hunts; the former ones stay while they are refetched. */
export function useFigures() {
  const { data, previousData, error } = useJobHuntStatisticsQuery();
  const figures = (data ?? previousData)?.jobHuntStatistics;
  const counts = useMemo(() => {
    if (figures === undefined) return undefined;
    const of = (phase: JobHuntScreen): number => figures.byPhase.find((row) => row.phase === phase)?.count ?? 0;
    const byPhase = {
      PREPARING: of("PREPARING"),
      APPLYING: of("APPLYING"),
      INTERVIEWING: of("INTERVIEWING"),
      ACCEPTING: of("ACCEPTING"),
    };
    return { ...byPhase, ALL: figures.total - figures.finished };
  }, [figures]);
  return { figures, counts, hasFailed: figures === undefined && error !== undefined };
}
