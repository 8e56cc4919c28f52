import { lexiconFor } from "../../gateway/capture/languages/lexicon.js";
import { findDate } from "../../gateway/capture/rules/dates.js";
import {
  isSectionField,
  JobField,
  type AdvertModel,
  type LineRange,
  type ModelFields,
  type ModelRequest,
  type SectionField,
  type ShortField,
} from "../../gateway/capture/types.js";
import { acceptedValues, WIRE_NAMES, type GoldAdvert } from "./capture-folder.js";
import { isHit, words } from "./capture-score.js";

/** The most words of an advert that a term or a date is looked for in. */
const WINDOW_MAX = 6;
/** The share of a line's triples of words that a section must have for the line to be one of its own. */
const LINE_SHARE = 0.6;

/**
 * Returns a model that answers as well as its protocol lets it: what has to be found, in the advert's own words and whole
 * lines. What cannot be said so is left out of the answer, and a field that is not judged is, too.
 */
export function bestModel(advert: GoldAdvert): AdvertModel {
  return {
    extract: (request) => {
      const values: Partial<Record<ShortField, string>> = {};
      const sections: Partial<Record<SectionField, readonly LineRange[]>> = {};
      for (const field of Object.values(JobField)) {
        const name = WIRE_NAMES[field];
        const accepted = name === undefined ? null : acceptedValues(advert, name);
        if (name === undefined || accepted === null) continue;
        const stated = accepted.filter((value) => value !== "");
        const [best = ""] = accepted;
        if (isSectionField(field)) {
          const ranges = stated[0] === undefined ? [] : linesOf(stated[0], request.lines);
          if (best === "" || ranges.length > 0) sections[field] = best === "" ? [] : ranges;
        } else {
          const value = best === "" ? "" : writtenValue(field, stated, request);
          if (value !== null) values[field] = value;
        }
      }
      return Promise.resolve({ values, sections } satisfies ModelFields);
    },
  };
}

/** Returns an accepted value as the advert writes it; null when it does not. */
function writtenValue(
  field: ShortField,
  accepted: readonly string[],
  { lines, language, today }: ModelRequest,
): string | null {
  const text = lines.join("\n").toLowerCase();
  if (field === "publishedDate" || field === "applicationDeadline") {
    const lexicon = lexiconFor(language);
    const direction = field === "publishedDate" ? "past" : "future";
    const reading = { today: new Date(`${today}T12:00:00Z`), direction, dayOrder: "DAY_FIRST" } as const;
    return windowWhere(lines, (part) => accepted.includes(findDate(part, lexicon, reading)?.date ?? ""));
  }
  const own = accepted.find((value) => text.includes(value.toLowerCase()));
  if (own !== undefined) return own;
  return field === "term" ? windowWhere(lines, (part) => accepted.some((value) => isHit("term", part, value))) : null;
}

/** Returns the fewest neighbouring words of a line that pass a test; null: none. */
function windowWhere(lines: readonly string[], passes: (part: string) => boolean): string | null {
  for (let length = 1; length <= WINDOW_MAX; length += 1)
    for (const line of lines) {
      const parts = line.split(" ");
      for (let at = 0; at + length <= parts.length; at += 1) {
        const part = parts.slice(at, at + length).join(" ");
        if (passes(part)) return part;
      }
    }
  return null;
}

/** Returns the lines of the advert that belong to a section's text, as ranges. */
function linesOf(section: string, lines: readonly string[]): LineRange[] {
  const own = new Set(section.split("\n").map(plain));
  const triples = new Set(triplesOf(words(section)));
  const belongs = (line: string) => {
    const ofLine = triplesOf(words(line));
    if (ofLine.length === 0) return own.has(plain(line));
    return ofLine.filter((triple) => triples.has(triple)).length >= ofLine.length * LINE_SHARE;
  };
  const ranges: LineRange[] = [];
  lines.forEach((line, at) => {
    const last = ranges.at(-1);
    if (!belongs(line)) return;
    if (last?.to === at) ranges[ranges.length - 1] = { from: last.from, to: at + 1 };
    else ranges.push({ from: at + 1, to: at + 1 });
  });
  return ranges;
}

function plain(line: string): string {
  return words(line).join(" ");
}

function triplesOf(all: readonly string[]): string[] {
  return all.slice(2).map((word, at) => `${all[at] ?? ""} ${all[at + 1] ?? ""} ${word}`);
}

/**
 * Returns a model that answers with what the advert does not say: names that are nowhere in it, pieces of its words, any of
 * its words, and sections over everything and beyond the end. The same seed gives the same answers.
 */
export function hostileModel(seed: number): AdvertModel {
  const random = randomNumbers(seed);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const piece = (word: string) => word.slice(Math.floor(random() * 3), word.length - Math.floor(random() * 3));
  return {
    extract: ({ lines, fields }) => {
      const all = lines.flatMap((line) => line.split(" ")).filter((word) => word.length > 3);
      const answers = [() => "Invented Holdings Quorlix", () => piece(pick(all)), () => pick(all)];
      const values: Partial<Record<ShortField, string>> = {};
      const sections: Partial<Record<SectionField, readonly LineRange[]>> = {};
      for (const field of fields) {
        if (isSectionField(field))
          sections[field] = [{ from: 1, to: random() < 0.5 ? lines.length : lines.length + 9 }];
        else values[field] = (answers[Math.floor(random() * answers.length)] ?? pick.bind(null, all))();
      }
      return Promise.resolve({ values, sections });
    },
  };
}

/** Numbers from 0 to 1 that a seed gives (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
