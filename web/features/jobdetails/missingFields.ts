import { FORM_FIELDS, type FieldName } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";

/** Returns the fields that an advert was read for, and that neither it nor the person filled; none before it is read. */
export function missingFields({ fields, readText }: Pick<JobDraft, "fields" | "readText">): readonly FieldName[] {
  if (readText === null) return [];
  return FORM_FIELDS.filter((name) => fields[name].value === "" && fields[name].found === null);
}

/**
 * Returns whether an advert was read that names nobody who could be asked: neither an employer nor an agency, which
 * seldom says for whom it looks.
 */
export function namesNoEmployer(draft: Pick<JobDraft, "fields" | "readText">): boolean {
  const missing = missingFields(draft);
  return missing.includes("companyName") && draft.fields.recruitmentAgency.value.trim() === "";
}
