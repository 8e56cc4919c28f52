import { useRemembered } from "../../lib/remembered.js";
import type { DraftAction } from "./jobDraft.js";
import type { Extract } from "./useExtract.js";

/** Gives what takes a pasted advert into the form and reads it at once: by the rules, or by the model where the person said so. */
export function useReadPasted(
  change: (action: DraftAction) => void,
  extract: Extract["extract"],
): (advert: string) => void {
  const [modelReads = false] = useRemembered("modelReadsPasted");
  return (advert) => {
    change({ type: "advert", text: advert });
    if (advert.trim() !== "" && navigator.onLine) void extract(advert, modelReads ? "MODEL" : "RULES");
  };
}
