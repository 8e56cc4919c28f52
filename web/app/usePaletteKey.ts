import { isCovered, useKeys } from "../lib/keys.js";
import { collectTyping } from "./palette/typedAhead.js";

/**
 * Binds Ctrl or Cmd with K to search and commands on every screen, also while a text field has the focus; not over a
 * dialog or a menu. The browser's own function of the key, its address bar, is suppressed in any case.
 */
export function usePaletteKey(open: () => void): void {
  useKeys({
    "Mod+k": () => {
      if (isCovered()) return;
      collectTyping();
      open();
    },
  });
}
