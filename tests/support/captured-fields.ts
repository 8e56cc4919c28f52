import { createExtractor } from "../../gateway/capture/extractor.js";
import type { ExtractInput, JobField } from "../../gateway/capture/types.js";

const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });

/** Returns the values that are read from an advert on 21 November 2026, with rules and page data alone. */
export async function capturedFields(input: ExtractInput): Promise<Partial<Record<JobField, string>>> {
  const { fields } = await extractor.extract(input);
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}
