import { HEADER, MENTION } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { isName } from "./company-names.js";
import type { NameSighting } from "./company-mentions.js";
import { fold } from "../languages/fold.js";
import { ENDS_LEGAL, IN_TOWN, INSTITUTION, withoutLeadWords } from "./company-words.js";
import { isPlaceholder } from "../languages/placeholder.js";
import type { RuleContext } from "./context.js";
import { looksLikeName } from "./header.js";
import type { HeaderPart } from "./header-part.js";
import { placeShare } from "./places.js";
import { hasOccupation } from "./occupation.js";

const ARTICLE = new RegExp(`^(?:${anyOf("linesBeforeName")}) `, "u");

/** Finds the employer in the short lines beside the title, where boards print it with nothing else in the line. */
export function topLineNames(context: RuleContext): NameSighting[] {
  const { advert } = context;
  const sightings: NameSighting[] = [];
  for (const part of context.besideTitle) {
    const { name: bare, cut } = withoutLeadWords(headOf(part, context));
    const name = bare.replace(ARTICLE, "");
    const start = part.start + cut + bare.length - name.length;
    const isLegal = ENDS_LEGAL.test(name);
    if (
      part.role === "place" ||
      part.isAfterPlace ||
      !looksLikeName(part.text) ||
      isPlaceholder(part.text) ||
      !isName(name, isLegal ? "legal" : "top", context) ||
      placeShare(name, context) > HEADER.townShare ||
      (!isLegal && hasOccupation(name, context))
    )
      continue;
    const count = advert.text.split(name).length - 1;
    const isInstitution = INSTITUTION.test(fold(name)) && name.includes(" ");
    const isNear = part.distance === 0 || part.distance === 1 || (part.distance === -1 && (count > 1 || isInstitution));
    if (count < 2 && !isNear && !isLegal && !isInstitution && !part.isAfterAt) continue;
    // "Acme | Elmfield | 32 hours": the employer comes first.
    const weight =
      placeWeight(part, isNear) + betweenTitleAndPlace(part, context) + Math.min(count - 1, 4) * MENTION.repeated;
    const kind = isLegal ? "legal" : "top";
    sightings.push({
      name,
      start,
      end: start + name.length,
      kind,
      weight:
        weight +
        (isLegal ? MENTION.legalBesideTitle : 0) +
        (isInstitution && !part.isAfterAt ? MENTION.institution : 0),
      isClient: false,
    });
  }
  return sightings;
}

// Boards print title, employer, place and day in this order, in one line or in lines of their own.
function betweenTitleAndPlace(part: HeaderPart, { header }: RuleContext): number {
  if (part.distance !== 1 || part.order !== 0) return 0;
  const own = (header.get(part.line) ?? []).filter(({ start }) => start > part.start);
  const next = own.length > 0 ? own : (header.get(part.line + 1) ?? []);
  const [first] = next;
  const isPlace = first?.role === "place" || first?.role === "fact";
  return isPlace && (own.length > 0 || next.every(({ role }) => role === "place" || role === "fact"))
    ? MENTION.aboveFacts
    : 0;
}

function placeWeight({ order, isAfterAt }: HeaderPart, isNear: boolean): number {
  if (isAfterAt) return MENTION.afterAt;
  if (!isNear) return MENTION.awayFromTitle;
  return order === 0 ? MENTION.besideTitle : MENTION.secondBesideTitle;
}

// "St Mary's School, Elmfield": the part that the text repeats alone is the name.
function headOf({ text: part, isAfterAt }: HeaderPart, context: RuleContext): string {
  const town = IN_TOWN.exec(part);
  if (town !== null && (isAfterAt || placeShare(town[1] ?? "", context) > HEADER.townShare))
    return part.slice(0, town.index);
  const head = part.split(", ")[0] ?? part;
  return head.length >= 6 && head !== part && context.advert.text.split(head).length > 2 ? head : part;
}
