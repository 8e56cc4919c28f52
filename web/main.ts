import { startEarly } from "./app/startEarly.js";
import { showFailure } from "./app/showFailure.js";
import { startLanding } from "./features/landing/startLanding.js";
import { nonceStyles } from "./lib/nonceStyles.js";

nonceStyles();

// The page is the landing page until there is a reason to load the application (see public/first-paint.js); the landing
// page itself needs no framework.
const loadApp = () => import("./app/startApp.js");

if (document.documentElement.dataset.start === "app") {
  loadApp()
    .then(({ startApp }) => startApp())
    .catch(showFailure);
  startEarly();
} else {
  void startLanding({
    preload: () => void loadApp().catch(() => undefined),
    signIn: async () => (await loadApp()).startApp({ signIn: true }),
  });
}
