import { fold } from "../fold.js";
import type { NameSighting } from "./company-mentions.js";
import type { RuleContext } from "./context.js";
import { isKnownHeading } from "./headings.js";
import { labelName } from "./labels.js";
import { PLACE } from "./places.js";
import { GENDER_MARK, hasOccupation } from "./title.js";

const NEAR = 1.35;

/** Finds the employer in the short lines beside the title, where boards print it with nothing else in the line. */
export function topLineNames({ advert, lexicon, labels }: RuleContext): NameSighting[] {
  const sightings: NameSighting[] = [];
  const facts = new Set(labels.map((label) => label.line));
  const top = advert.lines.slice(0, 6);
  const titleAt = top.findIndex((line) => GENDER_MARK.test(line.text) || hasOccupation(line.text, { lexicon }));
  for (const line of top) {
    if (facts.has(line.index) || line.kind === "item" || line.index === titleAt) continue;
    const isNear = line.index === titleAt + 1 || (titleAt > 0 && line.index === titleAt - 1);
    for (const part of line.text.split(/\s+[|·•–—-]\s+/u)) {
      const name = withoutPlace(part.trim(), advert.text);
      if (!looksLikeName(name) || !saysNothingElse(name, lexicon)) continue;
      const start = line.start + line.text.indexOf(name);
      const count = advert.text.split(name).length - 1;
      if (count < 2 && !isNear) continue;
      const weight = (isNear ? NEAR : 0.4) + Math.min(count - 1, 4) * 0.3;
      sightings.push({ name, start, end: start + name.length, kind: "top", weight, isClient: false });
    }
  }
  return sightings;
}

function withoutPlace(part: string, text: string): string {
  const head = part.split(", ")[0] ?? part;
  // "St Mary's School, Elmfield": what the text repeats alone is the name.
  if (head.length >= 6 && head !== part && text.split(head).length > 2) return head;
  return part.replace(/,\s+(\p{Lu}\p{L}+)$/u, (tail, last: string) =>
    PLACE.exec(fold(last))?.[0].length === last.length ? "" : tail,
  );
}

function looksLikeName(name: string): boolean {
  if (name.length < 2 || name.length > 45 || name.split(/\s+/).length > 6) return false;
  return !/[.!?:;]$|\d{3}/.test(name) && /^[\p{Lu}\d]|^\p{Ll}+\p{Lu}|^\p{Ll}{3,15}$/u.test(name);
}

function saysNothingElse(name: string, lexicon: RuleContext["lexicon"]): boolean {
  if (isKnownHeading(name, lexicon) || labelName(name, lexicon) !== null || hasOccupation(name, { lexicon }))
    return false;
  const folded = fold(name);
  if ((PLACE.exec(folded)?.[0].length ?? 0) > name.length * 0.5) return false;
  return !lexicon.terms.some(({ pattern }) => folded.search(pattern) !== -1);
}
