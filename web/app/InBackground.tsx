import { usePrefetchSheets } from "../plan/callnote/usePrefetchSheets.js";
import { WaitingNotesSender } from "../plan/callnote/WaitingNotesSender.js";
import { FinishQuestion } from "../plan/finish/FinishQuestion.js";
import { SubmissionQuestion } from "../plan/submission/SubmissionQuestion.js";
import { huntSheetScreen } from "./screens.js";

/**
 * What goes on behind every screen: hunt sheets are fetched ahead, notes kept on this device are sent, and the step of sending
 * asks what was sent, as the end of a search asks what came of it.
 */
export function InBackground() {
  usePrefetchSheets(huntSheetScreen.preload);
  return (
    <>
      <WaitingNotesSender />
      <SubmissionQuestion />
      <FinishQuestion />
    </>
  );
}
