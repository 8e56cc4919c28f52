import { useEffect } from "react";
import { hasChangedForm, askToLeave } from "../lib/leaveGuard.js";

/** Asks before a link inside the product would leave a changed form; a Yes follows the link. */
export function useGuardedLinks(): void {
  useEffect(() => {
    const guard = (event: MouseEvent): void => {
      if (!hasChangedForm() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const staysHere = link?.hash && link.pathname === window.location.pathname;
      if (!link || link.target === "_blank" || link.origin !== window.location.origin || staysHere) return;
      event.preventDefault();
      event.stopPropagation();
      askToLeave(() => {
        document.removeEventListener("click", guard, true);
        link.click();
        document.addEventListener("click", guard, true);
      });
    };
    document.addEventListener("click", guard, true);
    return () => document.removeEventListener("click", guard, true);
  }, []);
}
