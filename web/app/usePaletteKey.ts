import { useEffect, useEffectEvent } from "react";

/** Lets Ctrl or Cmd with K open search and commands from everywhere, also while somebody types; not over a dialog. */
export function usePaletteKey(open: () => void): void {
  const show = useEffectEvent(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      // The browser's own meaning, its address bar, is not wanted either way.
      event.preventDefault();
      if (document.querySelector('dialog[open], [role="dialog"]:not([aria-hidden="true"])') === null) show();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
