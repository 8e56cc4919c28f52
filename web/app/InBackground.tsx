import { usePrefetchSheets } from "../plan/callnote/usePrefetchSheets.js";
import { WaitingNotesSender } from "../plan/callnote/WaitingNotesSender.js";
import { huntSheetScreen } from "./screens.js";

/** What goes on behind every screen: hunt sheets are fetched ahead, and notes kept on this device are sent. */
export function InBackground() {
  usePrefetchSheets(huntSheetScreen.preload);
  return <WaitingNotesSender />;
}
