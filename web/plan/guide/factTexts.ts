import { FACT_NAMES, type FactName, type Facts } from "./guideText.js";
import { letterWords } from "./letterWords.js";

const DAYS: ReadonlySet<FactName> = new Set(["day", "sentOn", "answerBy", "startOn", "promisedOn"]);
const TITLES: ReadonlySet<FactName> = new Set(["title", "idealJob"]);
/** Written from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<FactName> = new Set(["phone", "reference"]);

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const SEX = String.raw`(?:[mwfdxhivngkou*]|div\.?|gn|all(?:e)?(?: genders?)?)`;
const BRACKETED_SEX = new RegExp(String.raw`\s*[([]\s*(?:${SEX}(?:\s*[/|,]\s*${SEX})+|gn|all genders)\s*[)\]]`, "giu");
const BARE_SEX = /[\s,–-]+[mwfdxh](?:\s*[/|]\s*[mwfdxh])+$/iu;

/**
 * Returns the facts as a text in a language shows them: days long, with the year only when it is not that of `today`
 * (YYYY-MM-DD), titles without endings such as (m/f/x), each in one line and without square brackets, which mark blanks.
 * In a language written from right to left, numbers and addresses are isolated. Empty facts are left out.
 */
export function factTexts(facts: Facts, language: string, today: string): Facts {
  const named = FACT_NAMES.map((name) => [name, oneLine(facts[name] ?? "")] as const);
  return Object.fromEntries(
    named.filter(([, text]) => text !== "").map(([name, text]) => [name, shown(name, text, language, today)]),
  );
}

/** Returns a title without its endings that name sexes, such as (m/f/x), (m/w/d) or H/F; whole where nothing else is left. */
export function titleInText(title: string): string {
  const text = oneLine(title);
  return oneLine(text.replace(BRACKETED_SEX, "").replace(BARE_SEX, "")) || text;
}

/** Returns a day (YYYY-MM-DD) as a text names it, such as `19 November`; other words stay as they are. */
export function longDay(day: string, language: string, today: string): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  if (year === undefined) return day;
  const moment = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return dayFormat(language, today.startsWith(year)).format(moment);
}

/** Returns a text whose square brackets are round, so that nothing in it counts as a blank. */
export function withoutBlanks(text: string): string {
  return text.replaceAll("[", "(").replaceAll("]", ")");
}

function shown(name: FactName, text: string, language: string, today: string): string {
  if (DAYS.has(name)) return longDay(text, language, today);
  const plain = withoutBlanks(TITLES.has(name) ? titleInText(text) : text);
  const isIsolated = letterWords(language).direction === "rtl" && (LEFT_TO_RIGHT.has(name) || /\S@\S/.test(plain));
  return isIsolated ? `\u2066${plain}\u2069` : plain;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Arabic with Western digits, like the rest of the interface; English without a region with the day before the month. */
function dayFormat(language: string, isThisYear: boolean): Intl.DateTimeFormat {
  const tag = language === "en" ? "en-GB" : language.replace(/^ar(?:-[A-Z]{2})?$/, "$&-u-nu-latn");
  return new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "long",
    year: isThisYear ? undefined : "numeric",
    timeZone: "UTC",
  });
}
