import { MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { LEGAL_FORM } from "../languages/legal-forms.js";
import type { NameSighting } from "./company-mentions.js";
import { fold } from "../languages/fold.js";
import { INSTITUTION, withoutLeadWords } from "./company-words.js";
import { isPlaceholder } from "../languages/placeholder.js";
import type { RuleContext } from "./context.js";
import { headerParts, isKnownLocation, looksLikeName } from "./header.js";
import { hasOccupation } from "./title.js";

const ARTICLE = new RegExp(`^(?:${anyOf("linesBeforeName")}) `, "u");
const ENDS_LEGAL = new RegExp(`\\s${LEGAL_FORM}$`, "u");

/** Finds the employer in the short lines beside the title, where boards print it with nothing else in the line. */
export function topLineNames(context: RuleContext): NameSighting[] {
  const { advert } = context;
  const sightings: NameSighting[] = [];
  for (const part of headerParts(context)) {
    const { name: bare, cut } = withoutLeadWords(withoutLocation(part.text, advert.text));
    const name = bare.replace(ARTICLE, "");
    const start = part.start + cut + bare.length - name.length;
    const isLegal = ENDS_LEGAL.test(name);
    if (
      !looksLikeName(part.text) ||
      isPlaceholder(part.text) ||
      isKnownLocation(name) ||
      (!isLegal && hasOccupation(name, context))
    )
      continue;
    const count = advert.text.split(name).length - 1;
    const isInstitution = INSTITUTION.test(fold(name)) && name.includes(" ");
    const isNear = part.distance === 1 || (part.distance === -1 && (count > 1 || isInstitution));
    if (count < 2 && !isNear && !isLegal && !isInstitution) continue;
    // "Acme | Elmfield | 32 hours": the employer comes first.
    const weight = placeWeight(isNear, part.order) + Math.min(count - 1, 4) * MENTION.repeated;
    const kind = isLegal ? "legal" : "top";
    sightings.push({
      name,
      start,
      end: start + name.length,
      kind,
      weight: weight + (isLegal ? MENTION.legalBesideTitle : 0) + (isInstitution ? MENTION.institution : 0),
      isClient: false,
    });
  }
  return sightings;
}

function placeWeight(isNear: boolean, order: number): number {
  if (!isNear) return MENTION.awayFromTitle;
  return order === 0 ? MENTION.besideTitle : MENTION.secondBesideTitle;
}

function withoutLocation(part: string, text: string): string {
  const head = part.split(", ")[0] ?? part;
  // "St Mary's School, Elmfield": the part that the text repeats alone is the name.
  if (head.length >= 6 && head !== part && text.split(head).length > 2) return head;
  return part.replace(/,\s+(\p{Lu}\p{L}+)$/u, (tail, last: string) => (isKnownLocation(last) ? "" : tail));
}
