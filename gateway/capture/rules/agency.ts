import { AGENCY } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import { KNOWN_AGENCIES } from "../languages/names.js";
import type { RuleContext } from "./context.js";

const AGENCY_NAME = foldedPattern(`(?<![a-z])(?:${anyOf("agencyWords")}|${KNOWN_AGENCIES})(?![a-z])`);

/** "Senior Recruiter", "Recruitment Hub": a person's or a department's part in hiring. */
const HIRING_ROLE = foldedPattern(`^(?:${anyOf("hiringRoles")})$`);

/** Returns true for the name of a recruitment agency, by its words or because it is widely known as one. */
export function isAgencyName(name: string): boolean {
  const folded = fold(name);
  return AGENCY_NAME.test(folded) && !HIRING_ROLE.test(folded);
}

/** Returns the evidence in the advert's words that an agency wrote it, from 0 to 1. */
export function agencyVoice({ advert, lexicon }: Pick<RuleContext, "advert" | "lexicon">): number {
  let voice = 0;
  for (const line of advert.lines) {
    if (!lexicon.agency.test(line.folded)) continue;
    voice += line.index < 25 ? AGENCY.early : AGENCY.late;
    if (voice >= 1) return 1;
  }
  return voice;
}
