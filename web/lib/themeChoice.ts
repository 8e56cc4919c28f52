import { useEffect } from "react";
import type { ThemeMode } from "../tokens.js";
import { useLocalStorageState } from "./localStorageState.js";
import { useMediaQuery } from "./useMediaQuery.js";

/** The choices of the appearance: light, dark, or that of the system. */
export type ThemeChoice = ThemeMode | "system";

/** Returns the current appearance, the choice it results from and its setter; the page follows at once. */
export function useThemeChoice(): {
  readonly mode: ThemeMode;
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} {
  const [remembered, setRemembered] = useLocalStorageState("theme");
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  const choice = remembered ?? "system";
  const systemMode = isSystemDark ? "dark" : "light";
  const mode = choice === "system" ? systemMode : choice;
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return { mode, choice, choose: setRemembered };
}
