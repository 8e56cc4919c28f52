import { useEffect, useEffectEvent } from "react";
import { collectTyping } from "./palette/typedAhead.js";

/**
 * Binds Ctrl or Cmd with K to search and commands on every screen, also while a text field has the focus; not over a
 * dialog.
 */
export function usePaletteKey(open: () => void): void {
  const show = useEffectEvent(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      // The browser's own function of the key, its address bar, is suppressed in any case.
      event.preventDefault();
      if (document.querySelector('dialog[open], [role="dialog"]:not([aria-hidden="true"])') === null) {
        collectTyping();
        show();
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
