import { useCallback } from "react";
import { useOnline } from "../../../lib/useOnline.js";
import { askEndingOnArrival } from "../../../plan/step/endingOnArrival.js";
import { useGoToStep } from "../../../plan/step/useGoToStep.js";
import type { StepChanges } from "../../../plan/step/useStepChanges.js";
import { actionsOf, nextStepOf, type TodayGroups, type TodayItem } from "./todayRows.js";
import { useGoToHunt } from "./useGoToHunt.js";

interface OpenRow {
  /** Goes to what the row is about: its step, which becomes Active, the next step of its hunt, or the hunt. */
  readonly open: (item: TodayItem) => void;
  readonly openHunt: (item: TodayItem) => void;
  /** Goes to the hunt, which asks whether to archive it. */
  readonly giveUp: (item: TodayItem) => void;
}

/** Returns where the rows of Today lead. */
export function useOpenRow(groups: TodayGroups, { act }: StepChanges): OpenRow {
  const goToStep = useGoToStep();
  const goToHunt = useGoToHunt();
  const isOnline = useOnline();
  const open = useCallback(
    (item: TodayItem): void => {
      const { opens } = actionsOf(item);
      const { jobHunt } = item;
      const step = opens === "STEP" ? item.step : (opens === "NEXT_STEP" && nextStepOf(groups, jobHunt.id)) || null;
      if (step === null) {
        goToHunt(jobHunt);
        return;
      }
      // Opening a step makes it Active (spec 2); the next step of a promise is only read.
      if (opens === "STEP" && isOnline) void act({ jobHuntId: jobHunt.id, step }, "OPEN");
      goToStep(jobHunt, { name: step });
    },
    [groups, act, goToStep, goToHunt, isOnline],
  );
  const openHunt = useCallback(({ jobHunt }: TodayItem): void => goToHunt(jobHunt), [goToHunt]);
  const giveUp = useCallback(
    ({ jobHunt }: TodayItem): void => {
      askEndingOnArrival(jobHunt.id);
      goToHunt(jobHunt);
    },
    [goToHunt],
  );
  return { open, openHunt, giveUp };
}
