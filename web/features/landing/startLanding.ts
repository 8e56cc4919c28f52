import { takeEndedSession } from "../../lib/environment/endedSession.js";
import { matchesMedia } from "../../lib/environment/mediaQuery.js";
import { landingMessages } from "./messages.js";
import { speakLocally } from "./speakLocally.js";
import { typeTexts } from "./typeTexts.js";

interface LandingActions {
  /** Preloads the application. */
  readonly preload: () => void;
  /** Redirects to the identity provider; rejects when it cannot be reached. */
  readonly signIn: () => Promise<void>;
}

/** Starts the landing page: the typing animation of the welcome texts, the sign-in button, and once why it is shown. */
export async function startLanding({ preload, signIn }: LandingActions): Promise<void> {
  document.documentElement.dataset.start = "landing";
  const welcome = document.getElementById("welcome");
  const button = document.getElementById("show-me-how");
  const problem = document.getElementById("sign-in-problem");
  if (!welcome || !button || !problem) return;
  const isBusy = (): boolean => button.getAttribute("aria-busy") === "true";
  const speaking = speakLocally();
  const tellInsecure = async (): Promise<void> => {
    problem.textContent = (await speaking)(landingMessages.insecure);
  };
  const press = async (): Promise<void> => {
    // Elsewhere browsers have none of the functions that a sign-in needs.
    if (!window.isSecureContext) return tellInsecure();
    if (isBusy()) return;
    button.setAttribute("aria-busy", "true");
    problem.textContent = "";
    try {
      await signIn();
    } catch (error) {
      const text = await explain(error);
      button.removeAttribute("aria-busy");
      problem.textContent = (await speaking)(text);
    }
  };
  for (const event of ["pointerenter", "focus"]) button.addEventListener(event, preload, { once: true });
  button.addEventListener("click", () => void press());
  // Pressed before this script was there (public/first-paint.js).
  const wasPressed = isBusy() && button.dataset.answers === undefined;
  button.dataset.answers = "";
  if (wasPressed) {
    button.removeAttribute("aria-busy");
    void press();
  }
  if (!window.isSecureContext) void tellInsecure();
  const hasEnded = takeEndedSession();
  const t = await speaking;
  const ended = document.getElementById("session-ended");
  if (hasEnded && ended) ended.textContent = t(landingMessages.sessionEnded);
  const texts = [landingMessages.simplified, landingMessages.succeed, landingMessages.stressFree].map(t);
  welcome.parentElement?.setAttribute("aria-label", texts[0] ?? "");
  typeTexts(welcome, texts, matchesMedia("(prefers-reduced-motion: reduce)"));
}

/** Returns the sentence for a sign-in that failed; that of a missing connection where not even the sentences arrive. */
async function explain(error: unknown): Promise<Parameters<Awaited<ReturnType<typeof speakLocally>>>[0]> {
  try {
    return (await import("./signInProblem.js")).signInProblem(error);
  } catch {
    return landingMessages.signInFailed;
  }
}
