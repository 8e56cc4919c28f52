import { fold } from "../fold.js";
import type { RuleContext } from "./context.js";

const AGENCY_NAME = new RegExp(
  "(?<![a-z])(?:recruit(?:ment|ing|ers?)?|recrutement|reclutamiento|recrutamento|rekrutacj\\w*|selezione personale|staffing|personal(?:service|dienstleist\\w*|vermittlung|beratung|management|leasing|agentur)|zeitarbeit|headhunt\\w*|executive search|talent (?:solutions|acquisition|partners)|resourcing|employment agency|search (?:&|and) selection|talent search|search (?:ltd|limited|partners|consultants)|" +
    "interim(?:aire)?|travail temporaire|cabinet de recrutement|uitzendbureau|uitzend\\w*|detachering|werving|bemanning\\w*|rekrytering\\w*|rekruttering\\w*|bemanningsbyra|vikarbyra|vikar|agencja pracy|agencja zatrudnienia|personalni agentura|personalagentur|agenzia per il lavoro|seleccion|ett|recursos humanos|consultoria de rh|" +
    "adecco|randstad|manpower(?:group)?|hays|michael page|page personnel|pagegroup|robert half|robert walters|kelly services|gi group|experis|tempo-team|olympia|start people|synergie|dis ag|brunel|ferchau|hudson|reed|morgan mckinley|harvey nash|academic work|poolia|studentconsulting|grafton|trenkwalder|work service|antal|devire|expectra|proman|crit|umana|openjobmetis|orienta|etjca|eurofirms|unique personal|avanti recruitment|amadeus fire|persona service|i\\.k\\. hofmann|timepartner)(?![a-z])",
);

/** Whether a name is that of a recruitment agency, by its words or because it is widely known as one. */
export function isAgencyName(name: string): boolean {
  return AGENCY_NAME.test(fold(name));
}

/** How strongly the advert's own words say that an agency wrote it, from 0 to 1. */
export function agencyVoice({ advert, lexicon }: Pick<RuleContext, "advert" | "lexicon">): number {
  let voice = 0;
  for (const line of advert.lines) {
    if (!lexicon.agency.test(line.folded)) continue;
    voice += line.index < 25 ? 0.5 : 0.3;
    if (voice >= 1) return 1;
  }
  return voice;
}
