import { truncate } from "../../lib/truncate.js";
import type { Translate } from "../../lib/useT.js";
import type { Evidence } from "./jobDraft.js";
import { jobDetailsMessages, sourceNames } from "./messages.js";

/** Below this an extracted value is worth a second look. */
export const SURE = 0.6;
/** How much of the advert's words stands below a field; the advert itself shows all of them. */
const QUOTE_SHOWN = 160;

/** Says where a value was read, with the advert's own words where they are others than the value. */
export function evidenceText(
  { source, quote }: Pick<Evidence, "source" | "quote">,
  value: string,
  t: Translate,
): string {
  const name = t(sourceNames[source]);
  if (quote === null || quote === value) return name;
  return t(jobDetailsMessages.quote, { source: name, quote: truncate(quote, QUOTE_SHOWN) });
}
