import { useEffect } from "react";
import { listedRecords } from "../lib/recordKinds.js";
import { loadPalette } from "./palette/loadPalette.js";
import { paths } from "./paths.js";
import { preloadScreen } from "./screens.js";

/** How long a browser without idle callbacks is left alone first. */
const PATIENCE_MS = 2000;

/** Fetches the screens most people go to next, and search and commands, once the browser has nothing better to do. */
export function usePreloads(): void {
  useEffect(() => {
    const preload = (): void => {
      for (const path of [paths.jobHunts, listedRecords.COMPANY.path]) preloadScreen(path);
      // What is typed right after its key would otherwise be lost on the way. A failure shows when it is opened.
      void loadPalette().catch(() => undefined);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(preload, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: PATIENCE_MS * 5 });
    return () => cancelIdleCallback(handle);
  }, []);
}
