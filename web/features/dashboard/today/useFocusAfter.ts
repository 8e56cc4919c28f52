import { useCallback, useEffect, useRef } from "react";
import { focusCard } from "../../../lib/focusCard.js";
import { nextFocus } from "./todayRows.js";

/**
 * Returns the function that gives the focus back to a row after its question; when the row goes then, the following one
 * gets it, unless the person has gone elsewhere meanwhile.
 */
export function useFocusAfter(ids: readonly string[]): (id: string) => void {
  const left = useRef<{ readonly id: string; readonly next: string | undefined }>(undefined);
  useEffect(() => {
    if (left.current === undefined || ids.includes(left.current.id)) return;
    const { next } = left.current;
    left.current = undefined;
    if (document.activeElement !== document.body) return;
    if (next === undefined) document.querySelector<HTMLElement>(".today-heading")?.focus();
    else focusCard(next);
  }, [ids]);
  return useCallback(
    (id) => {
      left.current = { id, next: nextFocus(ids, [id]) };
      if (ids.includes(id)) focusCard(id);
    },
    [ids],
  );
}
