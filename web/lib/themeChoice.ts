import { useEffect } from "react";
import type { ThemeMode } from "../tokens.js";
import { useRemembered } from "./remembered.js";
import { useMediaQuery } from "./useMediaQuery.js";

/** What a person may choose: one appearance, or whichever the system wears. */
export type ThemeChoice = ThemeMode | "system";

/** Gives the appearance in force, the choice behind it and the way to choose; the page follows at once. */
export function useThemeChoice(): {
  readonly mode: ThemeMode;
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} {
  const [remembered, setRemembered] = useRemembered("theme");
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  const choice = remembered ?? "system";
  const systemMode = isSystemDark ? "dark" : "light";
  const mode = choice === "system" ? systemMode : choice;
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return { mode, choice, choose: setRemembered };
}
