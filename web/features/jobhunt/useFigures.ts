import { useMemo } from "react";
import { useJobHuntStatisticsQuery } from "../../operations.generated.js";
import type { HuntScreen } from "./messages.js";

/** Fetches the figures beside the hunts; while they are asked for again the former ones stay. */
export function useFigures() {
  const { data, previousData, error } = useJobHuntStatisticsQuery();
  const figures = (data ?? previousData)?.jobHuntStatistics;
  const counts = useMemo(() => {
    if (figures === undefined) return undefined;
    const of = (phase: HuntScreen): number => figures.byPhase.find((row) => row.phase === phase)?.count ?? 0;
    const byPhase = {
      PREPARING: of("PREPARING"),
      APPLYING: of("APPLYING"),
      INTERVIEWING: of("INTERVIEWING"),
      ACCEPTING: of("ACCEPTING"),
    };
    return { ...byPhase, ALL: figures.total };
  }, [figures]);
  return { figures, counts, hasFailed: figures === undefined && error !== undefined };
}
