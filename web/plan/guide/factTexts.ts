import type { IntlShape } from "react-intl";
import { isDay, utcDate } from "../../lib/days.js";
import { withFirstOfMonth } from "../../lib/formatDay.js";
import { FACT_NAMES, type FactName, type Facts } from "./guideText.js";
import { readPayFact } from "../offer/payFact.js";
import { moneyText } from "../offer/moneyText.js";
import type { Letter } from "./letter.js";

const DAYS: ReadonlySet<FactName> = new Set(["day", "sentOn", "answerBy", "startOn", "promisedOn"]);
const TITLES: ReadonlySet<FactName> = new Set(["title", "idealJob"]);
/** Written from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<FactName> = new Set(["phone", "reference"]);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const SEX = String.raw`(?:[mwfdxhivngkou*]|div\.?|gn|all(?:e)?(?: genders?)?)`;
const BRACKETED_SEX = new RegExp(String.raw`\s*[([]\s*(?:${SEX}(?:\s*[/|,]\s*${SEX})+|gn|all genders)\s*[)\]]`, "giu");
const BARE_SEX = /[\s,–-]+[mwfdxh](?:\s*[/|]\s*[mwfdxh])+$/iu;

/**
 * Returns the facts as a text in a language shows them: days long, with the year only when it is not that of `today`
 * (YYYY-MM-DD), titles without endings such as (m/f/x), each in one line and without square brackets, which mark blanks.
 * What runs against the direction of the text is isolated, so that neither jumps. Empty facts are left out.
 */
export function factTexts(facts: Facts, letter: Letter, today: string): Facts {
  const named = FACT_NAMES.map((name) => [name, oneLine(facts[name] ?? "")] as const);
  return Object.fromEntries(
    named.filter(([, text]) => text !== "").map(([name, text]) => [name, shown(name, text, letter, today)]),
  );
}

/** Returns a title without its endings that name sexes, such as (m/f/x), (m/w/d) or H/F; whole where nothing else is left. */
export function titleInText(title: string): string {
  const text = oneLine(title);
  return oneLine(text.replace(BRACKETED_SEX, "").replace(BARE_SEX, "")) || text;
}

/** Returns a day (YYYY-MM-DD) as a text names it, such as `19 November`; other words stay as they are. */
export function longDay(day: string, { dateTag }: Pick<Letter, "dateTag">, today: string): string {
  if (!isDay(day)) return day;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return withFirstOfMonth(dayFormat(dateTag, isThisYear).format(utcDate(day)), dateTag);
}

/** Returns the pay of an offer as a text names it, such as `EUR 64,000 a year`. */
function payInText(fact: string, { dateTag, words }: Letter): string {
  const { payAmount, payCurrency, payPeriod } = readPayFact(fact);
  const formatNumber: IntlShape["formatNumber"] = (value, options) =>
    new Intl.NumberFormat(dateTag, options).format(value);
  const amount = moneyText({ formatNumber }, Number(payAmount), payCurrency);
  return payPeriod === null ? amount : words.pay[payPeriod].replace("{amount}", amount);
}

/** Returns a text whose square brackets are round, so that nothing in it counts as a blank. */
export function withoutBlanks(text: string): string {
  return text.replaceAll("[", "(").replaceAll("]", ")");
}

function shown(name: FactName, text: string, letter: Letter, today: string): string {
  if (DAYS.has(name)) return longDay(text, letter, today);
  if (name === "salary") return payInText(text, letter);
  const plain = withoutBlanks(TITLES.has(name) ? titleInText(text) : text);
  const isAddress = LEFT_TO_RIGHT.has(name) || /\S@\S/.test(plain);
  if (letter.direction === "rtl" && isAddress) return `\u2066${plain}\u2069`;
  return runsAgainst(plain, letter.direction) ? `\u2068${plain}\u2069` : plain;
}

/** Returns whether a text has letters of the other direction. */
function runsAgainst(text: string, direction: Letter["direction"]): boolean {
  return (text.match(/\p{L}/gu) ?? []).some((one) => RIGHT_TO_LEFT.test(one) === (direction === "ltr"));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** English without a region has the day before the month. */
function dayFormat(tag: string, isThisYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, {
    day: "numeric",
    month: "long",
    year: isThisYear ? undefined : "numeric",
    timeZone: "UTC",
  });
}
