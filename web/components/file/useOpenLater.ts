import { useProblemToast } from "../useProblemToast.js";
import { openLater } from "./openLater.js";

/** Returns the function that opens a tab at an address that is still asked for; a failure is shown as a toast. */
export function useOpenLater(): (address: Promise<string | undefined>) => void {
  const showProblem = useProblemToast();
  return (address) => void openLater(address).catch(showProblem);
}
