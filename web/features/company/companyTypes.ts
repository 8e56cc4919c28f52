import type { Hue } from "../../tokens.js";

/** Groups the types a company may carry: the two the product colours, and everything else. */
type CompanyGroup = "employer" | "agency" | "other";

/** Tells the group of a type; a recruiter is an agency (spec 3: both names occur). */
export function companyGroup(type: string | null | undefined): CompanyGroup {
  const name = type?.trim().toLowerCase();
  if (name === "employer") return "employer";
  return name === "agency" || name === "recruiter" ? "agency" : "other";
}

/** Gives a type its hue (spec 9), or none. */
export function companyHue(type: string | null | undefined): Hue | undefined {
  const group = companyGroup(type);
  return group === "other" ? undefined : group;
}
