import { fold } from "../languages/fold.js";
import type { RuleContext } from "./context.js";

/** Returns true when words name an occupation in the advert's language or in English. */
export function hasOccupation(text: string, { lexicon }: Pick<RuleContext, "lexicon">): boolean {
  return lexicon.occupation.test(fold(text));
}
