import { useEffect, useEffectEvent } from "react";
import { belongsToField, isCovered } from "../../lib/keys.js";

/**
 * Calls a function with the text that is pasted outside of every field and dialog. A paste without text, of a picture or
 * a file, is left alone.
 */
export function usePasteAnywhere(handle: (text: string) => void): void {
  const latest = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isCovered() || belongsToField(event.target)) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    handle(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => latest(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
