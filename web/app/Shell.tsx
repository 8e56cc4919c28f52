import { BrowserRouter } from "react-router-dom";
import { useThemeChoice } from "../lib/themeChoice.js";
import { SessionProvider } from "./SessionProvider.js";
import { useLandingGone } from "./useLandingGone.js";
import { AppRoutes } from "./AppRoutes.js";

/** The root of everything a signed-in user sees: router, session and the screens. */
export function Shell() {
  // Follows the system from light to dark while no screen asks for the theme.
  useThemeChoice();
  useLandingGone();
  return (
    <BrowserRouter>
      <SessionProvider>
        <AppRoutes />
      </SessionProvider>
    </BrowserRouter>
  );
}
