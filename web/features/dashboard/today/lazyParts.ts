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

/** What stands there before there is a job hunt; loaded then. */
export const TodayEmpty = lazyComponent(async () => (await import("./TodayEmpty.js")).TodayEmpty).Component;

/** What stands there when nothing is left today; loaded then. */
export const TodayDone = lazyComponent(async () => (await import("./TodayDone.js")).TodayDone).Component;

/** What became of a step that was changed elsewhere; loaded when one was. */
export const ElsewhereNote = lazyComponent(async () => (await import("./ElsewhereNote.js")).ElsewhereNote).Component;

/** The buttons of such a row. */
export const ElsewhereActs = lazyComponent(async () => (await import("./ElsewhereActs.js")).ElsewhereActs).Component;

const actions = lazyComponent(async () => (await import("./DueRowActions.js")).DueRowActions);

/** The buttons of a row; loaded when the page is quiet, or a row is pointed at or focused. */
export const { Component: DueRowActions, preload: preloadRowActions } = actions;

const lines = lazyComponent(async () => (await import("./StepsLines.js")).StepsLines);

/** The job hunts of several equal steps; loaded when such a row is pointed at, focused or unfolded. */
export const { Component: StepsLines, preload: preloadStepsLines } = lines;
