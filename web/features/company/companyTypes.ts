import type { Hue } from "../../tokens.js";

/** The groups of company types: the two that have a colour, and all others. */
type CompanyGroup = "employer" | "agency" | "other";

/** Returns the group of a type; a recruiter is an agency (spec 3: both names occur). */
export function companyGroup(type: string | null | undefined): CompanyGroup {
  const name = type?.trim().toLowerCase();
  if (name === "employer") return "employer";
  return name === "agency" || name === "recruiter" ? "agency" : "other";
}

/** Returns the hue of a type (spec 9), or undefined when it has none. */
export function companyHue(type: string | null | undefined): Hue | undefined {
  const group = companyGroup(type);
  return group === "other" ? undefined : group;
}
