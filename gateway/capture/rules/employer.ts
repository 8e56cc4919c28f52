import { AGENCY, EMPLOYER } from "./weights.js";
import type { PageHint } from "../page/page-facts.js";
import { agencyVoice, isAgencyName } from "./agency.js";
import type { RuleContext } from "./context.js";

/** "jobs-acme.ie": boards are called by their address. */
const ADDRESS = /^\S+\.\p{Ll}{2,6}$/u;

/** Decides whether the organisation a page names is the employer or an agency that recruits for one. */
export function judgeEmployer(
  hints: readonly PageHint[],
  context: Pick<RuleContext, "advert" | "lexicon">,
): PageHint[] {
  const voice = agencyVoice(context);
  return hints.map((hint) => {
    if (hint.field !== "companyName") return hint;
    // Titles and footers name the board as often as the employer; the advert itself names the employer.
    if (hint.confidence < EMPLOYER.stated && !context.advert.text.includes(coreOf(hint.value))) {
      const share = ADDRESS.test(hint.value) ? EMPLOYER.unconfirmedAddress : EMPLOYER.unconfirmed;
      return { ...hint, confidence: hint.confidence * share };
    }
    const isAgency = voice >= AGENCY.isSpeaker || (isAgencyName(hint.value) && voice >= AGENCY.maySpeak);
    return isAgency ? { ...hint, field: "recruitmentAgency" } : hint;
  });
}

function coreOf(name: string): string {
  return name.replace(/(?:,? \p{Lu}[\p{L}.]{0,4}\.?)+$/u, "") || name;
}
