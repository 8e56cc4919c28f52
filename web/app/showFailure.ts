import { speakLocally } from "../features/landing/speakLocally.js";
import { failureMessages as messages } from "./failureMessages.js";

/**
 * Replaces the page by the outermost error screen: text and a button that need nothing of the application, for a failure that
 * no boundary catches. It is in the source language until the texts of the person's language have arrived, if they do.
 */
export function showFailure(error: unknown): void {
  const button = textIn("button", messages.reload);
  button.className = "plain-button primary";
  button.addEventListener("click", () => window.location.reload());
  const words = textIn("p", messages.notShown);
  words.setAttribute("role", "alert");
  const page = document.createElement("main");
  page.className = "bare-body";
  page.append(textIn("h1", messages.unexpectedError), words, button);
  document.body.replaceChildren(page);
  void speakLocally();
  reportError(error);
}

function textIn(
  tag: "button" | "h1" | "p",
  { id, defaultMessage }: (typeof messages)[keyof typeof messages],
): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.text = id;
  element.textContent = defaultMessage;
  return element;
}
