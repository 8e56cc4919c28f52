import { usePrefetchSheets } from "../plan/callnote/usePrefetchSheets.js";
import { WaitingNotesSender } from "../plan/callnote/WaitingNotesSender.js";
import { DecisionQuestion } from "../plan/decision/DecisionQuestion.js";
import { FinishQuestion } from "../plan/finish/FinishQuestion.js";
import { SubmissionQuestion } from "../plan/submission/SubmissionQuestion.js";
import { screens } from "./screens.js";
import { useFetchLists } from "./useFetchLists.js";

/**
 * What goes on behind every screen: hunt sheets and lists are fetched ahead, notes kept on this device are sent, and the steps of
 * sending and of the decision ask what their Done means, as the end of a search asks what came of it.
 */
export function InBackground() {
  usePrefetchSheets(screens.huntSheet.preload);
  useFetchLists();
  return (
    <>
      <WaitingNotesSender />
      <SubmissionQuestion />
      <DecisionQuestion />
      <FinishQuestion />
    </>
  );
}
