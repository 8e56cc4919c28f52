import { URL_MAX } from "../../schema/limits.js";
import { cleanText } from "../platform/clean-text.js";
import { linkFault } from "../platform/link-rule.js";
import { checkText, Faults } from "../platform/validation.js";

/** Returns the text of a link as it may be stored, or null when it is empty. Throws VALIDATION. */
export function checkSource(source: string): string | null {
  const text = checkText("source", cleanText("link", source), URL_MAX);
  new Faults([linkFault("source", text)]).refuse();
  return text === "" ? null : text;
}
