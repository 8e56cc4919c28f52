import { useCallback } from "react";
import { notifyProblem } from "../lib/notify.js";
import { useReadProblem } from "../lib/useReadProblem.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** Gives what tells a person, in their language, why something did not work. */
export function useTellProblem(): (error: unknown) => void {
  const t = useT();
  const readProblem = useReadProblem();
  return useCallback((error) => notifyProblem(readProblem(error).message ?? t(messages.noAnswer)), [t, readProblem]);
}
