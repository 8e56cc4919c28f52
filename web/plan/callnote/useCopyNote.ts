import { useCallback } from "react";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { callNoteMessages as messages } from "./messages.js";
import type { WaitingNote } from "./waitingNotes.js";

/** Returns the function that puts a note on the clipboard and tells how it went. */
export function useCopyNote(): (note: WaitingNote) => Promise<void> {
  const t = useT();
  return useCallback(
    async ({ title, content }) => {
      try {
        await navigator.clipboard.writeText(`${title}\n\n${content}`);
        notify(t(messages.copied));
      } catch {
        notifyProblem(t(messages.copyFailed));
      }
    },
    [t],
  );
}
