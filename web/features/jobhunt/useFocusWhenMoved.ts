import { useEffect, useRef } from "react";
import { focusCard } from "../../lib/focusCard.js";

/**
 * Focuses the heading of a screen when the open hunt has moved on to a phase that the screen does not show, and its card took
 * the focus with it.
 */
export function useFocusWhenMoved(openId: string | undefined, elsewhereId: string | undefined): void {
  const shown = useRef(openId);
  useEffect(() => {
    const hasLeft = elsewhereId !== undefined && shown.current === elsewhereId;
    shown.current = openId;
    if (hasLeft && document.activeElement === document.body) focusCard(undefined);
  }, [openId, elsewhereId]);
}
