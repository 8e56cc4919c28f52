import { URL_MAX } from "../../schema/limits.js";
import { checkText, refuse } from "../validation.js";

/**
 * The text of a link as it may be kept, or null when it is empty. What is an address must be one that a browser may open:
 * http or https, without a name or password in it. Words that are no address are kept as they are. Throws VALIDATION.
 */
export function checkSource(source: string): string | null {
  const text = checkText("source", source, URL_MAX).trim();
  if (text === "") return null;
  if (!isOpenable(text)) {
    const message = "source: an address starts with http:// or https:// and has no name or password in it.";
    refuse([{ field: "source", rule: "url", message }]);
  }
  return text;
}

function isOpenable(text: string): boolean {
  // Where a browser would go from one of our own pages is no address of its own.
  if (/^[\\/]{2}/.test(text)) return false;
  if (!URL.canParse(text)) return true;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
