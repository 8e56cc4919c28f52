import { holdsPart } from "../../schema/fold-text.js";
import { canonicalZone, listedZones as zonesOfBrowser } from "./environment/timeZone.js";
import { formerZones, readableZone, todaysZone, zoneCity } from "./zoneNames.js";

/** What is known of the time zones beside their names. */
export interface ZoneFacts {
  /** Their distance from UTC, in minutes, by name. */
  readonly offsets: ReadonlyMap<string, number>;
  /** The countries in which they are, by today's name; none where the browser does not know them. */
  readonly countries: ReadonlyMap<string, readonly string[]>;
}

/** A distance from UTC as people type it: +2, +02, UTC+5:30, -0330. */
const OFFSET = /^(?:utc|gmt)?([+\-\u2212])(\d{1,2})(?::?(\d{2}))?$/i;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Returns every time zone to choose from, each once: that of the person, UTC, and the others that the browser knows, by city
 * as the language orders them. Each has the name that it has today where the browser knows that, else the older one; the
 * person's own stays as it is given.
 */
export function listedZones(own: string, locale: string): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  const byName = new Map([own, "UTC"].map((name) => [todaysZone(name), name]));
  const others = zonesOfBrowser().filter((name) => !byName.has(todaysZone(name)));
  const names = [...new Set(others.map(knownName))];
  return [...new Set(byName.values()), ...names.toSorted((a, b) => compare(zoneCity(a), zoneCity(b)))];
}

/** Returns the distances of zones from UTC at a moment, and their countries in a language; takes some hundredths of a second. */
export function zoneFacts(names: readonly string[], at: Date, locale: string): ZoneFacts {
  const known = names.filter((name) => canonicalZone(name) !== null);
  return { offsets: new Map(known.map((name) => [name, offsetAt(name, at)])), countries: countriesOfZones(locale) };
}

/** Returns a distance from UTC in words: `UTC+05:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `UTC${minutes < 0 ? "\u2212" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * Returns the zones that each word finds, in their order, but first those whose city begins with what is wanted. A word is a
 * part of a name of today or before, or of a country, in any spelling; or it is a distance from UTC.
 */
export function wantedZones(wanted: string, names: readonly string[], facts: ZoneFacts | undefined): readonly string[] {
  const words = readableZone(wanted)
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (words.length === 0) return names;
  const found = names.filter((name) => {
    const texts = [readableZone(name), ...formerZones(name).map(readablePath), ...countriesOf(name, facts)].join(" ");
    return words.every((word) => holdsPart(texts, word) || hasOffset(facts?.offsets.get(name), word));
  });
  const start = words.join(" ").toLowerCase();
  const isFirst = (name: string): number => Number(zoneCity(name).toLowerCase().startsWith(start));
  return found.toSorted((a, b) => isFirst(b) - isFirst(a));
}

/** Returns the countries of a zone in the language of the facts; none where they are not known. */
export function countriesOf(name: string, facts: ZoneFacts | undefined): readonly string[] {
  return facts?.countries.get(todaysZone(name)) ?? [];
}

function readablePath(name: string): string {
  return name.replaceAll("_", " ");
}

function hasOffset(minutes: number | undefined, word: string): boolean {
  const [, sign, hours, rest] = OFFSET.exec(word) ?? [];
  if (minutes === undefined || hours === undefined) return false;
  const size = Math.abs(minutes);
  const isSide = minutes === 0 || minutes < 0 === (sign !== "+");
  return isSide && Math.floor(size / 60) === Number(hours) && (rest === undefined || size % 60 === Number(rest));
}

/** Returns today's name where the browser knows it, else the given one. */
function knownName(name: string): string {
  const today = todaysZone(name);
  return canonicalZone(today) === null ? name : today;
}

function offsetAt(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes = "0"] = /([+\-\u2212])(\d{1,2}):?(\d{2})?/.exec(text) ?? [];
  return hours === undefined ? 0 : (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

function countriesOfZones(locale: string): ReadonlyMap<string, readonly string[]> {
  const zones = new Map<string, readonly string[]>();
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const country = names.of(code);
    if (country === undefined) continue;
    for (const zone of zonesOfRegion(code).map(todaysZone)) {
      const known = zones.get(zone) ?? [];
      // Former codes are names of the same country.
      if (!known.includes(country)) zones.set(zone, [...known, country]);
    }
  }
  return zones;
}

/** The zones of a region: a method in the standard, a property in browsers of before; some have neither. */
interface RegionZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

function zonesOfRegion(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as RegionZones; // what TypeScript does not declare yet
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}
