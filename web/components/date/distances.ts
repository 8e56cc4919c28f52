import { addDays, type Day } from "../../lib/days.js";
import { foldDay } from "./dayNames.js";

const UNITS = ["day", "week", "month", "year"] as const;
type Unit = (typeof UNITS)[number];

const STYLES = ["long", "short", "narrow"] as const;

/** Words for one thing: `in a week`. */
const ONE = /(?<!\p{L})(?:an?|eine[mnrs]?|une?|una?)(?!\p{L})/u;

/** What people write where the words of the browser are others. */
const INSTEAD: Readonly<Record<string, readonly [written: RegExp, known: string]>> = {
  es: [/^en /, "dentro de "],
  ar: [/^(?:بعد|في غضون) /, "خلال "],
};

/** The furthest distance that is read, in its unit. */
const DISTANCE_MAX = 1000;

const shortUnits: Readonly<Record<string, Unit>> = { d: "day", w: "week", m: "month", y: "year" };

/** Returns the day that a folded text names by its distance from today, in one language; null where it names none. */
export function readDistance(text: string, today: Day, language: string): Day | null {
  const signed = /^([+-]) ?(\d{1,4}) ?([dwmy])?$/.exec(text);
  if (signed) {
    const [, sign, figures, unit = "d"] = signed;
    return dayIn(today, Number(figures) * (sign === "-" ? -1 : 1), shortUnits[unit] ?? "day");
  }
  const base = language.split("-")[0] ?? "";
  if (base === "en" && /^tmrw?$/.test(text)) return addDays(today, 1);
  if (base === "en" && text === "day after tomorrow") return addDays(today, 2);
  const instead = INSTEAD[base];
  const counted = [text, text.replace(ONE, "1")];
  const written = [...counted, ...(instead ? counted.map((one) => one.replace(...instead)) : [])];
  for (const one of new Set(written)) {
    const found = findDistance(one, language);
    if (found) return dayIn(today, ...found);
  }
  const begun = text.length < 3 ? [] : nearWords(language).filter(([word]) => word.startsWith(text));
  return begun.length === 1 && begun[0] ? addDays(today, begun[0][1]) : null;
}

function findDistance(text: string, language: string): readonly [distance: number, unit: Unit] | undefined {
  const figures = /\d+/.exec(text)?.[0];
  const counts = figures === undefined ? [0, 1, -1, 2, -2] : [Number(figures), -Number(figures)];
  if (counts.some((count) => Math.abs(count) > DISTANCE_MAX)) return undefined;
  for (const style of STYLES) {
    const format = new Intl.RelativeTimeFormat(language, { style, numeric: figures === undefined ? "auto" : "always" });
    for (const unit of UNITS) {
      for (const count of counts) {
        const parts = format.formatToParts(count, unit);
        const words = foldDay(parts.map(({ value }) => value).join(""));
        // `2 weeks` says the same as `in 2 weeks`.
        const isAhead = figures !== undefined && count > 0;
        const short = isAhead && parts[0]?.type === "literal" ? words.slice(words.indexOf(figures)) : words;
        if (text === words || (isAhead && text === short)) return [count, unit];
      }
    }
  }
  return undefined;
}

function nearWords(language: string): readonly (readonly [word: string, distance: number])[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return [-1, 0, 1].map((distance) => [foldDay(format.format(distance, "day")), distance] as const);
}

function dayIn(today: Day, distance: number, unit: Unit): Day {
  if (unit === "day" || unit === "week") return addDays(today, distance * (unit === "week" ? 7 : 1));
  return addMonths(today, distance * (unit === "year" ? 12 : 1));
}

/** Returns the same day of a later month, or its last day where it is shorter; a negative number counts backwards. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
