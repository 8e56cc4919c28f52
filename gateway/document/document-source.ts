import { URL_MAX } from "../../schema/limits.js";
import { checkText, refuse } from "../platform/validation.js";

/**
 * Returns the text of a link as it may be stored, or null when it is empty. An address must be one that a browser may
 * open: http or https, without a name or password in it. Other text is stored as it is. Throws VALIDATION.
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
  // A link that a browser resolves against our own pages is no address of its own.
  if (/^[\\/]{2}/.test(text)) return false;
  if (!URL.canParse(text)) return true;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
