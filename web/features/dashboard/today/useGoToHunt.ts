import { useCallback } from "react";
import { phasePaths } from "../../../lib/paths.js";
import { writeLocalState } from "../../../lib/localStorageState.js";
import { selectHome } from "../../../lib/selectRecord.js";
import { useGo } from "../../../lib/useGo.js";
import type { TodayItem } from "./todayRows.js";

/** Returns the function that opens the card of a hunt on the screen of its phase. */
export function useGoToHunt(): (hunt: TodayItem["jobHunt"]) => void {
  const go = useGo();
  return useCallback(
    ({ id, name, noteGuid, currentPhase }) => {
      selectHome({ kind: "JOB_HUNT", id, name, noteGuid });
      writeLocalState("selectedStepId", undefined);
      go(phasePaths[currentPhase]);
    },
    [go],
  );
}
