import { useCallback } from "react";
import { notifyProblem } from "../lib/notify.js";
import { useReadProblem } from "../lib/useReadProblem.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** Returns a function that shows a toast with the reason of a failure, in the language of the screen. */
export function useProblemToast(): (error: unknown) => void {
  const t = useT();
  const readProblem = useReadProblem();
  return useCallback((error) => notifyProblem(readProblem(error).message ?? t(messages.noAnswer)), [t, readProblem]);
}
