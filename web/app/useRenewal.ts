import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hasChangedForm } from "../lib/leaveGuard.js";
import { hasUndo } from "../lib/notify.js";
import { renew } from "../lib/release.js";
import { followTyping } from "../lib/typedText.js";

/**
 * Makes the next navigation of a page that is older than the server a load of the whole page. The router has the new
 * address by then, with its state. It waits for a later one while a reload would lose an input or an Undo.
 */
export function useRenewal(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hasChangedForm() && !hasUndo()) renew();
  }, [pathname]);
  useEffect(followTyping, []);
}
