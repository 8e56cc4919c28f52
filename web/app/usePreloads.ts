import { useEffect } from "react";
import { preloadMenu } from "../components/controls/Menu.js";
import { listedRecords } from "../lib/recordKinds.js";
import { preloadWhenQuiet } from "../lib/whenQuiet.js";
import { loadPalette } from "./palette/loadPalette.js";
import { paths } from "../lib/paths.js";
import { loadScreen } from "./screens.js";

/** Preloads the most frequent next screens, menus, and search and commands, once the first screen stands. */
export function usePreloads(): void {
  useEffect(
    () =>
      preloadWhenQuiet(() => {
        preloadMenu();
        for (const path of [paths.jobHunts, listedRecords.COMPANY.path]) void loadScreen(path);
        // Otherwise characters typed right after its key would be lost while it loads. A failure shows when it is opened.
        void loadPalette().catch(() => undefined);
      }),
    [],
  );
}
