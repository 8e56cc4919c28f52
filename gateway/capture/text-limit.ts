import { CAPTURE_TEXT_MAX } from "../../schema/limits.js";
import { invalid } from "../platform/validation.js";
import type { Content } from "./content.js";
import { visibleText } from "./page/page-fetch-text.js";

/**
 * Throws VALIDATION for a text, or a page with visible text, beyond CAPTURE_TEXT_MAX; the markup, scripts and styles of
 * a page do not count. Takes time linear to the length.
 */
export function refuseLongText(content: Content): void {
  const length = content.kind === "nothing" ? 0 : lengthOf(content);
  if (length <= CAPTURE_TEXT_MAX) return;
  const [most, found] = [CAPTURE_TEXT_MAX, length].map((count) => count.toLocaleString("en"));
  const text = `at most ${most} characters, this has ${found}. Paste only the words of the advert.`;
  throw invalid("text", "maxLength", text);
}

function lengthOf(content: Exclude<Content, { kind: "nothing" }>): number {
  if (content.kind === "text") return content.text.length;
  // Most pages are shorter than their text may be.
  return content.html.length <= CAPTURE_TEXT_MAX ? 0 : visibleText(content.html).length;
}
