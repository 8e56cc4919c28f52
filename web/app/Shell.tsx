import { BrowserRouter } from "react-router-dom";
import { SessionProvider } from "./SessionProvider.js";
import { useLandingGone } from "./useLandingGone.js";
import { AppRoutes } from "./AppRoutes.js";

/** The root of everything a signed-in user sees: router, session and the screens. */
export function Shell() {
  useLandingGone();
  return (
    <BrowserRouter>
      <SessionProvider>
        <AppRoutes />
      </SessionProvider>
    </BrowserRouter>
  );
}
