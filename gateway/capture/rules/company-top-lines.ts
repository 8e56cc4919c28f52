import type { NameSighting } from "./company-mentions.js";
import { fold } from "../fold.js";
import { INSTITUTION, LEGAL_FORM, withoutLeadWords } from "./company-words.js";
import { isPlaceholder } from "../record.js";
import type { RuleContext } from "./context.js";
import { headerParts, isKnownPlace, looksLikeName } from "./header.js";
import { hasOccupation } from "./title.js";

const NEAR = 1.35;
const SECOND = 0.7;
const FAR = 0.4;
const LEGAL = 1.5;
const INSTITUTIONAL = 1.2;
const ENDS_LEGAL = new RegExp(`\\s${LEGAL_FORM}$`, "u");

/** Finds the employer in the short lines beside the title, where boards print it with nothing else in the line. */
export function topLineNames(context: RuleContext): NameSighting[] {
  const { advert } = context;
  const sightings: NameSighting[] = [];
  for (const part of headerParts(context)) {
    const { name: bare, cut } = withoutLeadWords(withoutPlace(part.text, advert.text));
    const name = bare.replace(/^(?:de|het|die|der|la|le) /u, "");
    const start = part.start + cut + bare.length - name.length;
    const isLegal = ENDS_LEGAL.test(name);
    if (
      !looksLikeName(part.text) ||
      isPlaceholder(part.text) ||
      isKnownPlace(name) ||
      (!isLegal && hasOccupation(name, context))
    )
      continue;
    const count = advert.text.split(name).length - 1;
    const isInstitution = INSTITUTION.test(fold(name)) && name.includes(" ");
    const isNear = part.distance === 1 || (part.distance === -1 && (count > 1 || isInstitution));
    if (count < 2 && !isNear && !isLegal && !isInstitution) continue;
    // "Acme | Elmfield | 32 hours": who employs comes first.
    const weight = placeWeight(isNear, part.order) + Math.min(count - 1, 4) * 0.3;
    const kind = isLegal ? "legal" : "top";
    sightings.push({
      name,
      start,
      end: start + name.length,
      kind,
      weight: weight + (isLegal ? LEGAL : 0) + (isInstitution ? INSTITUTIONAL : 0),
      isClient: false,
    });
  }
  return sightings;
}

function placeWeight(isNear: boolean, order: number): number {
  if (!isNear) return FAR;
  return order === 0 ? NEAR : SECOND;
}

function withoutPlace(part: string, text: string): string {
  const head = part.split(", ")[0] ?? part;
  // "St Mary's School, Elmfield": what the text repeats alone is the name.
  if (head.length >= 6 && head !== part && text.split(head).length > 2) return head;
  return part.replace(/,\s+(\p{Lu}\p{L}+)$/u, (tail, last: string) => (isKnownPlace(last) ? "" : tail));
}
