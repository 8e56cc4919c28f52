import { useEffect } from "react";

/** Takes the landing out of the page: two pages in one would confuse everybody who walks the document. */
export function useLandingGone(): void {
  useEffect(() => document.getElementById("landing")?.remove(), []);
}
