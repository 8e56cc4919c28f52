import { landingMessages } from "./messages.js";
import { speakLocally } from "./speakLocally.js";
import { typeTexts } from "./typeTexts.js";

interface LandingActions {
  /** Preloads the application. */
  readonly preload: () => void;
  /** Redirects to the identity provider; rejects when it cannot be reached. */
  readonly signIn: () => Promise<void>;
}

/** Starts the landing page: the typing animation of the welcome texts, and the sign-in button. */
export async function startLanding({ preload, signIn }: LandingActions): Promise<void> {
  document.documentElement.dataset.start = "landing";
  const welcome = document.getElementById("welcome");
  const button = document.getElementById("show-me-how");
  const problem = document.getElementById("sign-in-problem");
  if (!welcome || !button || !problem) return;
  // Elsewhere browsers have none of the functions that a sign-in needs.
  const isPossible = window.isSecureContext;
  const failureText = isPossible ? landingMessages.signInFailed : landingMessages.insecure;
  let failure: string = failureText.defaultMessage;
  for (const event of ["pointerenter", "focus"]) button.addEventListener(event, preload, { once: true });
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    problem.textContent = "";
    (isPossible ? signIn() : Promise.reject(new Error("the page is not secure"))).catch(() => {
      button.removeAttribute("aria-busy");
      problem.textContent = failure;
    });
  });
  const t = await speakLocally();
  const texts = [landingMessages.simplified, landingMessages.succeed, landingMessages.stressFree].map(t);
  failure = t(failureText);
  if (!isPossible) problem.textContent = failure;
  welcome.parentElement?.setAttribute("aria-label", texts[0] ?? "");
  typeTexts(welcome, texts, matchMedia("(prefers-reduced-motion: reduce)").matches);
}
