import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import { packOf } from "../languages/languages.js";
import { KNOWN_LOCATION, KNOWN_TOWN, REMOTE, TOWN_AND_STATE } from "../languages/locations.js";
import { townsIn, type TownSpan } from "../languages/towns.js";
import type { RuleContext } from "./context.js";
import { isWrittenSmall } from "./written-small.js";

/** The inhabitants from which a town counts: anywhere, and in a country of the advert's language. */
export interface LeastTown {
  readonly anywhere: number;
  readonly atHome: number;
}

/** The measure for a town beside other facts, where one is expected. */
export const TOWN_BESIDE_FACTS: LeastTown = { anywhere: 100_000, atHome: 3_000 };
/** The same in a sentence, where any word may have the name of a town. */
export const TOWN_IN_SENTENCE: LeastTown = { anywhere: 200_000, atHome: 10_000 };
/** The same for a town without any word that announces a place. */
export const TOWN_ANYWHERE: LeastTown = { anywhere: 1_000_000, atHome: 30_000 };
/** The number of countries of most languages; one of many countries has many more names of towns. */
const COUNTRIES_OF_MOST = 3;
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

const BESIDE_TOWN = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("besideTown")})(?![a-z])`, "g");
const SAYS_TOWN = anyOf("saysTown");
const BEFORE_TOWN = foldedPattern(String.raw`^(?:${SAYS_TOWN}|${anyOf("titleBeforeTown")}) `);
const KNOWN_LOCATIONS = new RegExp(KNOWN_LOCATION.source, "g");

/** The parts of a context by which places are judged. */
export type PlaceContext = Pick<RuleContext, "advert" | "lexicon" | "language">;

/** Finds the towns in a few words of an advert that are hardly anything else. */
export function likelyTowns(text: string, context: PlaceContext, least: LeastTown = TOWN_BESIDE_FACTS): TownSpan[] {
  const home = packOf(context.language)?.countries.split(" ") ?? [];
  return townsIn(text).filter(({ start, end, town }) => {
    const name = text.slice(start, end);
    if (name.length < 3 || ABBREVIATION.test(name) || isWord(name, context)) return false;
    if (KNOWN_TOWN.exec(fold(name))?.[0].length === name.length) return true;
    const isHome = town.countries.some((country) => home.includes(country));
    const atHome = least.atHome * Math.max(1, home.length / COUNTRIES_OF_MOST);
    return town.inhabitants >= (isHome ? atHome : least.anywhere);
  });
}

/** Returns the share of a few words that names towns, regions or countries, from 0 to 1. */
export function placeShare(text: string, context: PlaceContext): number {
  const bare = fold(text)
    .replace(BEFORE_TOWN, "")
    .replace(REMOTE, "")
    .replace(BESIDE_TOWN, "")
    .replace(/[^a-z\u0080-\uffff]+/g, "");
  if (bare === "") return 0;
  const state = TOWN_AND_STATE.exec(text)?.[0];
  const rest = state === undefined ? text : text.replace(state, "");
  const towns = likelyTowns(rest, context).map(({ start, end }) => rest.slice(start, end));
  const others = towns.reduce((left, town) => left.replace(town, " "), rest);
  const regions = [...fold(others).matchAll(KNOWN_LOCATIONS)].map(([region]) => region);
  const covered = [state ?? "", ...towns, ...regions].join("").replace(/[^\p{L}]+/gu, "").length;
  return Math.min(1, covered / bare.length);
}

/** Returns true when the text treats a name as a place: "in Elmfield", "12345 Elmfield". */
export function saysTown(name: string, text: string): boolean {
  return new RegExp(
    `(?:(?<!\\p{L})(?:${SAYS_TOWN})|\\d{4,5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} ?[A-Z]{2}) ${escaped(name)}(?!\\p{L})`,
    "u",
  ).test(text);
}

// Towns are called Reading, Mobile and Best.
function isWord(name: string, { advert, lexicon }: PlaceContext): boolean {
  return lexicon.stopWords.has(fold(name)) || lexicon.days.months.has(fold(name)) || isWrittenSmall(name, advert);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
