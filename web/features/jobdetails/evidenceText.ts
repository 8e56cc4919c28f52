import { truncate } from "../../lib/truncate.js";
import type { Translate } from "../../lib/useT.js";
import type { Evidence } from "./jobDraft.js";
import { jobDetailsMessages, sourceNames } from "./messages.js";

/** The number of quoted characters shown below a field; the advert shows the whole quote. */
const QUOTE_SHOWN = 160;

/** Returns the source of a value as a sentence, with the quote where it differs from the value. */
export function evidenceText(
  { source, quote }: Pick<Evidence, "source" | "quote">,
  value: string,
  t: Translate,
): string {
  const name = t(sourceNames[source]);
  if (quote === null || quote === value) return name;
  return t(jobDetailsMessages.quote, { source: name, quote: truncate(quote, QUOTE_SHOWN) });
}
