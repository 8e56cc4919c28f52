import { useEffect } from "react";
import { listedRecords } from "../lib/recordKinds.js";
import { loadPalette } from "./palette/loadPalette.js";
import { paths } from "./paths.js";
import { preloadScreen } from "./screens.js";

/** The delay in browsers without idle callbacks, in milliseconds. */
const PATIENCE_MS = 2000;

/** Preloads the most frequent next screens, and search and commands, when the browser is idle. */
export function usePreloads(): void {
  useEffect(() => {
    const preload = (): void => {
      for (const path of [paths.jobHunts, listedRecords.COMPANY.path]) preloadScreen(path);
      // Otherwise characters typed right after its key would be lost while it loads. A failure shows when it is opened.
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
