import { useCallback } from "react";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { textMessages as messages } from "./textMessages.js";

/** Returns the function that puts a text on the clipboard and tells how it went; it resolves with whether it worked. */
export function useCopy(): (text: string, told: string) => Promise<boolean> {
  const t = useT();
  return useCallback(
    async (text, told) => {
      try {
        await navigator.clipboard.writeText(text);
        notify(told);
        return true;
      } catch {
        notifyProblem(t(messages.copyFailed));
        return false;
      }
    },
    [t],
  );
}
