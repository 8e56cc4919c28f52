import { useEffect } from "react";

/** Removes the landing page from the document, so that assistive technology and searches find one page only. */
export function useLandingGone(): void {
  useEffect(() => document.getElementById("landing")?.remove(), []);
}
