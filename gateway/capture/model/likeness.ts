import { fold } from "../languages/fold.js";
import { isName } from "../rules/company-names.js";
import { ENDS_LEGAL } from "../rules/company-words.js";
import { nameKey } from "../rules/company.js";
import type { RuleContext } from "../rules/context.js";
import { GENDER_MARK } from "../rules/gender-mark.js";
import { hasOccupation } from "../rules/occupation.js";

/** Returns true when the rules find that words may be the title of the job: an occupation, or what they took for a title. */
export function isLikeTitle(text: string, context: RuleContext): boolean {
  const folded = fold(text);
  const isFound = context.titles.some(({ value }) => fold(value) === folded);
  return isFound || GENDER_MARK.test(text) || hasOccupation(text, context);
}

/** Returns true when the rules find that words may name the employer or the agency: several words, or a name they saw. */
export function isLikeEmployer(text: string, context: RuleContext): boolean {
  if (!isName(text, ENDS_LEGAL.test(text) ? "legal" : "top", context)) return false;
  // Any noun of an advert may be a name by its form.
  if (/\s|\p{L}\p{Lu}|\d/u.test(text)) return true;
  const key = nameKey(text);
  const parts = [...context.header.values()].flat().filter(({ role }) => role === "company");
  return context.names.some(({ name }) => nameKey(name) === key) || parts.some((part) => nameKey(part.text) === key);
}
