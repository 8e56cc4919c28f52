import type { PageHint } from "./page-facts.js";
import { agencyVoice, isAgencyName } from "./rules/agency.js";
import type { RuleContext } from "./rules/context.js";

const STATED = 0.9;
const UNCONFIRMED = 0.65;

/** Decides whether the organisation a page names is the employer or an agency that recruits for one. */
export function judgeEmployer(
  hints: readonly PageHint[],
  context: Pick<RuleContext, "advert" | "lexicon">,
): PageHint[] {
  const voice = agencyVoice(context);
  return hints.map((hint) => {
    if (hint.field !== "companyName") return hint;
    // Titles and footers name the board as readily as the employer; the advert itself names the employer.
    if (hint.confidence < STATED && !context.advert.text.includes(coreOf(hint.value)))
      return { ...hint, confidence: hint.confidence * UNCONFIRMED };
    const isAgency = voice >= 0.5 || (isAgencyName(hint.value) && voice >= 0.3);
    return isAgency ? { ...hint, field: "recruitmentAgency" } : hint;
  });
}

function coreOf(name: string): string {
  return name.replace(/(?:,? \p{Lu}[\p{L}.]{0,4}\.?)+$/u, "") || name;
}
