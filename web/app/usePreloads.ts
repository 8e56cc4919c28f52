import { useEffect } from "react";
import { paths } from "./paths.js";
import { preloadScreen } from "./screens.js";

/** How long a browser without idle callbacks is left alone first. */
const PATIENCE_MS = 2000;

/** Fetches the screens most people go to next, once the browser has nothing better to do. */
export function usePreloads(): void {
  useEffect(() => {
    const preload = (): void => {
      for (const path of [paths.jobHunts, paths.companies]) preloadScreen(path);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(preload, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: PATIENCE_MS * 5 });
    return () => cancelIdleCallback(handle);
  }, []);
}
