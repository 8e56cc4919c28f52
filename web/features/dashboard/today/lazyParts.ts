import { lazyComponent } from "../../../lib/lazyComponent.js";

/** Records an answer; loaded when it is first needed. */
export const AnswerDialog = lazyComponent(
  async () => (await import("../../../plan/sign/AnswerDialog.js")).AnswerDialog,
).Component;

/** Asks how an appointment went; loaded when it is first needed. */
export const OutcomeChoice = lazyComponent(
  async () => (await import("../../../plan/appointment/OutcomeChoice.js")).OutcomeChoice,
).Component;

/** Asks until when to pause; loaded when it is first needed. */
export const PauseDialog = lazyComponent(
  async () => (await import("../../../plan/step/PauseDialog.js")).PauseDialog,
).Component;

/** Asks whether somebody applies for the job that was captured last; loaded when there is one. */
export const CapturedCard = lazyComponent(async () => (await import("./CapturedCard.js")).CapturedCard).Component;

const lines = lazyComponent(async () => (await import("./StepsLines.js")).StepsLines);

/** The job hunts of several equal steps; loaded when such a row is pointed at, focused or unfolded. */
export const { Component: StepsLines, preload: preloadStepsLines } = lines;
