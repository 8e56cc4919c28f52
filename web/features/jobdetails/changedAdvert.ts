import { isAddress } from "./advert.js";
import { FIELD_NAMES, type FieldName } from "./fields.js";
import type { JobDraft, SavedDetails } from "./jobDraft.js";

/**
 * Returns the fields in which an advert that is captured again differs from the saved one; empty when only its text does.
 * Null: the text is the same, whatever its spacing, or there is none to compare.
 */
export function changedAdvert(
  { advert, fields }: Pick<JobDraft, "advert" | "fields">,
  saved: Pick<SavedDetails, FieldName | "advertText">,
): readonly FieldName[] | null {
  const [before, now] = [saved.advertText ?? "", advert].map((text) => text.replace(/\s+/g, " ").trim());
  if (before === "" || now === "" || before === now || isAddress(advert)) return null;
  // What an extraction found stands beside a saved value, and in place of none.
  return FIELD_NAMES.filter((name) => (fields[name].found?.value ?? fields[name].value) !== (saved[name] ?? ""));
}
