import { useCallback } from "react";
import { huntSheetPath } from "../../../lib/paths.js";
import { useGo } from "../../../lib/useGo.js";
import { useOnline } from "../../../lib/useOnline.js";
import { askEndingOnArrival } from "../../../plan/step/endingOnArrival.js";
import { useGoToStep } from "../../../plan/step/useGoToStep.js";
import type { StepChanges } from "../../../plan/step/useStepChanges.js";
import { actionsOf, type TodayItem } from "./todayRows.js";
import { useGoToHunt } from "./useGoToHunt.js";

interface OpenRow {
  /** Goes to what the row is about: its step, which becomes Active, its hunt, or the sheet of that. */
  readonly open: (item: TodayItem) => void;
  /** Goes to the sheet of the row's hunt. */
  readonly openSheet: (item: TodayItem) => void;
  /** Goes to the hunt, which asks whether to archive it. */
  readonly giveUp: (item: TodayItem) => void;
}

/** Returns where the rows of Today lead. */
export function useOpenRow({ act }: StepChanges): OpenRow {
  const goToStep = useGoToStep();
  const goToHunt = useGoToHunt();
  const go = useGo();
  const isOnline = useOnline();
  const openSheet = useCallback(({ jobHunt }: TodayItem): void => go(huntSheetPath(jobHunt.id)), [go]);
  const open = useCallback(
    (item: TodayItem): void => {
      const { opens } = actionsOf(item);
      const { jobHunt, step } = item;
      if (opens === "SHEET") openSheet(item);
      else if (opens === "HUNT" || step === null) goToHunt(jobHunt);
      else {
        // Opening a step makes it Active (spec 2).
        if (isOnline) void act({ jobHuntId: jobHunt.id, step }, "OPEN");
        goToStep(jobHunt, { name: step });
      }
    },
    [act, goToStep, goToHunt, openSheet, isOnline],
  );
  const giveUp = useCallback(
    ({ jobHunt }: TodayItem): void => {
      askEndingOnArrival(jobHunt.id, "DID_NOT_APPLY");
      goToHunt(jobHunt);
    },
    [goToHunt],
  );
  return { open, openSheet, giveUp };
}
