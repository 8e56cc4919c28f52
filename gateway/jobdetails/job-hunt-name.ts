import { NAME_MAX } from "../../schema/limits.js";
import { isUnnamed } from "../jobhunt/unnamed.js";
import type { JobFields } from "./job-data.js";

/** Returns the name that a hunt takes from its advert, which only an unnamed one does; null where it keeps its own. */
export function nameFromAdvert(
  hunt: { readonly name: string },
  { jobTitle, companyName }: Pick<JobFields, "jobTitle" | "companyName">,
): string | null {
  if (!isUnnamed(hunt.name)) return null;
  const name = jobTitle?.trim() || companyName?.trim() || "";
  return name === "" ? null : name.slice(0, NAME_MAX).trim();
}
