import { belongsToField, isCovered, useKeys } from "../../lib/keys.js";

/** Runs `copy` on Control or Command with C outside of fields and dialogs, where no words are selected. */
export function useCopyKey(copy: () => void): void {
  useKeys({
    "Mod+c": ({ target }) => {
      if (belongsToField(target) || isCovered() || String(getSelection() ?? "") !== "") return false;
      copy();
    },
  });
}
