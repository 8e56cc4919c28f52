import { useEffect, useEffectEvent } from "react";

/** Runs `copy` on Control or Command with C outside of fields and dialogs, where no words are selected. */
export function useCopyKey(copy: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "c" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const { target } = event;
    const isInField = target instanceof HTMLElement && target.closest("input, textarea, dialog") !== null;
    if (isInField || String(getSelection() ?? "") !== "" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    copy();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
