import { useLocalStorageState } from "../../lib/localStorageState.js";
import type { DraftAction } from "./jobDraft.js";
import type { Extract } from "./useExtract.js";

/**
 * Returns the function that puts a pasted advert into the form and reads it at once: by the rules, or by the model
 * where the user has chosen that.
 */
export function useReadPasted(
  change: (action: DraftAction) => void,
  extract: Extract["extract"],
): (advert: string) => void {
  const [modelReads = false] = useLocalStorageState("modelReadsPasted");
  return (advert) => {
    change({ type: "advert", text: advert });
    if (advert.trim() !== "" && navigator.onLine) void extract(advert, modelReads ? "MODEL" : "RULES");
  };
}
