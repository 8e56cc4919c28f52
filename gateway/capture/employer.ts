import type { PageHint } from "./page-facts.js";
import { agencyVoice, isAgencyName } from "./rules/agency.js";
import type { RuleContext } from "./rules/context.js";

/** Decides whether the organisation a page names is the employer or an agency that recruits for one. */
export function judgeEmployer(
  hints: readonly PageHint[],
  context: Pick<RuleContext, "advert" | "lexicon">,
): PageHint[] {
  const voice = agencyVoice(context);
  return hints.map((hint) => {
    if (hint.field !== "companyName") return hint;
    const isAgency = voice >= 0.5 || (isAgencyName(hint.value) && voice >= 0.3);
    return isAgency ? { ...hint, field: "recruitmentAgency" } : hint;
  });
}
