import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { TitleContext } from "./context.js";
import type { Finding } from "./finding.js";
import { isKnownHeading } from "../languages/headings.js";
import { labelName } from "../languages/label-name.js";
import { hasOccupation } from "./occupation.js";
import { titleOf } from "./header-line.js";
import type { HeaderPart, LinePart } from "./header-part.js";

const ABOVE = 4;
const BELOW = 5;
const TITLE_WITHIN = 25;

/** Returns the pieces around the title that are neither facts, labels nor headings: candidates for names. */
export function headerParts(context: TitleContext, titles: readonly Finding[]): HeaderPart[] {
  const { advert, header, labels, lexicon } = context;
  const title = titleLine(context, titles);
  const facts = new Set(labels.map((label) => label.line));
  const parts: HeaderPart[] = [];
  for (const line of advert.lines.slice(Math.max(0, title - ABOVE), title + BELOW + 1)) {
    if (line.kind === "item" || facts.has(line.index) || isSentence(line.text)) continue;
    const all = header.get(line.index) ?? [];
    const own = line.index === title ? titleOf(all) : null;
    const isTitle = (part: LinePart) => own !== null && part.start >= own.start && part.end <= own.end;
    const pieces = joinPieces(all.filter((part) => !isTitle(part)));
    const names = pieces.filter((piece) => piece.role !== "fact" && piece.role !== "title");
    names.forEach(({ start, end, role, sign }, order) => {
      const text = advert.text.slice(start, end).replace(/^[([]|[)\]]$/gu, "");
      if (isKnownHeading(text, lexicon) || labelName(text, lexicon) !== null) return;
      if (/[.!?:;,]$/.test(text) && !/\p{Lu}[\p{L}.]*\.$/u.test(text)) return;
      parts.push({
        text,
        start: start + advert.text.slice(start, end).indexOf(text),
        line: line.index,
        role,
        isAfterAt: sign === "at",
        isAfterPlace: sign === "comma" && names[order - 1]?.role === "place",
        distance: line.index - title,
        order,
        isBesideFact: names.length < pieces.length,
      });
    });
  }
  return parts;
}

function isSentence(text: string): boolean {
  return text.length > 60 && /\p{Ll}[.!?]$/u.test(text);
}

/** Joins "Elmfield" and "Oakshire" of "Elmfield, Oakshire" again; an employer and its town stay apart. */
function joinPieces(parts: readonly LinePart[]): LinePart[] {
  const joined: LinePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && part.sign === "comma" && last.role === part.role)
      joined[joined.length - 1] = { ...last, end: part.end };
    else joined.push(part);
  }
  return joined;
}

/** Returns true when words may name an organisation or a place: few, capitalised, no sentence. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 60 || text.split(/\s+/).length > 7 || GREETING.test(fold(text))) return false;
  return !/[!?:;,]$|\d{3}/.test(text) && /^[\p{Lu}\d]|^\p{Ll}+\p{Lu}|^\p{Ll}{3,15}$/u.test(text);
}

const GREETING = foldedPattern(String.raw`^(?:${anyOf("greetings")})(?![a-z])`);

function titleLine(context: TitleContext, titles: readonly Finding[]): number {
  const { advert, page } = context;
  const best = [...titles].sort((a, b) => b.confidence - a.confidence)[0];
  const wanted = best?.value ?? page?.headline ?? null;
  const top = advert.lines.slice(0, TITLE_WITHIN);
  const repeated =
    wanted === null ? -1 : top.findIndex((line) => line.text.startsWith(wanted) && line.text.length < 110);
  if (repeated !== -1) return repeated;
  return top.findIndex((line) => hasOccupation(line.text, context) && line.text.length < 110);
}
