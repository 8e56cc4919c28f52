import type { LineDraft } from "../page/advert.js";
import { readFragment } from "../page/html.js";
import { fold } from "../languages/fold.js";
import { readTextLines } from "../page/lines.js";
import type { PageHint } from "../page/page-facts.js";
import type { JobRecord } from "./record.js";
import { dayOrderOf, type OrderContext } from "../rules/day-order.js";
import { moneyIn } from "../rules/salary.js";
import { isInternship, termsIn } from "../rules/term.js";
import { isoDay } from "../rules/dates.js";
import { machineDate } from "./machine-date.js";
import { decodeEntities } from "./xml-record.js";

const STATED = 0.97;
const STATE_CODES = /^(?:us|usa|united states(?: of america)?|ca|canada|au|australia)?$/i;

/** Returns the short fields of a record, in the shape that the form requires. */
export function recordHints(record: JobRecord, context: OrderContext, today: Date): PageHint[] {
  const { lexicon } = context;
  const hints: PageHint[] = [];
  const add = (field: PageHint["field"], value: string | null | undefined, confidence = STATED) => {
    const clean = plain(value ?? "");
    if (clean !== "") hints.push({ field, value: clean, confidence });
  };
  const dates = [record.published ?? "", record.deadline ?? ""].map(fold);
  const dayOrder = dayOrderOf({ ...context, advert: { folded: [...dates, context.advert.folded].join("\n") } });
  const date = (value: string | undefined, order = dayOrder) =>
    value === undefined ? null : machineDate(value, lexicon, order);
  // No job is published in the future, so one of two orders may be impossible.
  const past = (value: string | undefined) => {
    const readings = (["DAY_FIRST", "MONTH_FIRST"] as const).map((order) => date(value, order));
    const [only, other] = readings.filter((day) => day !== null && day <= isoDay(today));
    return other === undefined ? only : null;
  };

  add("jobTitle", record.title);
  add("companyName", record.company);
  add("recruitmentAgency", record.agency);
  add("location", placeOf(record));
  add("companyAddress", addressOf(record), 0.8);
  add("salary", salaryOf(record));
  const terms = new Set<string>(termsIn((record.term ?? "").replace(/([a-z])([A-Z])/g, "$1 $2"), lexicon));
  if (isInternship(record.title ?? "", lexicon)) terms.add("Internship");
  add("term", [...terms].join(", "));
  add("referenceNumber", referenceOf(record));
  add("publishedDate", date(record.published) ?? past(record.published));
  add("applicationDeadline", date(record.deadline));
  return hints;
}

/** Returns what a record's job is called, and its place; null where it states none. */
export function recordName(record: JobRecord): { readonly title: string; readonly place: string | null } {
  return { title: plain(record.title ?? ""), place: plain(placeOf(record) ?? "") || null };
}

/** Returns a record's long texts as lines: the description, and the texts beside it. */
export function recordLines(record: JobRecord): {
  description: LineDraft[];
  responsibilities: LineDraft[];
  requirements: LineDraft[];
  perks: LineDraft[];
} {
  const description = textLines(record.description);
  const known = description.map((line) => line.text).join(" ");
  const beside = (value: string | undefined) => {
    const lines = textLines(value);
    const first = lines.find((line) => line.text.length > 20)?.text;
    return first === undefined || known.includes(first) ? [] : lines;
  };
  return {
    description,
    responsibilities: beside(record.responsibilities),
    requirements: beside(record.requirements),
    perks: beside(record.perks),
  };
}

/** Returns a text that may hold HTML, escaped any number of times, as lines. */
export function textLines(value: string | undefined): LineDraft[] {
  if (value === undefined) return [];
  let text = value;
  for (let round = 0; round < 3 && /&(?:lt|amp;(?:lt|amp|#|nbsp));/.test(text); round += 1) text = decodeEntities(text);
  if (/<\/?[a-z][^<>]*>/i.test(text))
    return readFragment(/<(?:br|p|div|li|ul|h\d)\b/i.test(text) ? text : text.replace(/\n/g, "<br>"));
  return readTextLines(decodeNamed(text));
}

function placeOf(record: JobRecord): string | null {
  const isRemote = record.remote !== undefined && /telecommute|remote|true/i.test(record.remote);
  const city = record.city ?? (record.place?.startsWith("http") === true ? undefined : record.place);
  if (city === undefined) {
    const country = record.country ?? record.region;
    if (!isRemote) return country ?? null;
    return country === undefined ? "Remote" : `Remote (${country})`;
  }
  const clean = city === city.toUpperCase() && city.length > 3 ? titleCase(city) : city;
  if (record.region === undefined || clean.toLowerCase().includes(record.region.toLowerCase())) return clean;
  const hasStates = STATE_CODES.test(record.country ?? "");
  return hasStates && !/\d/.test(record.region) ? `${clean}, ${record.region}` : clean;
}

function addressOf(record: JobRecord): string | null {
  if (record.street === undefined || record.city === undefined) return null;
  return `${record.street}, ${[record.postcode, record.city].filter(Boolean).join(" ")}`;
}

function salaryOf(record: JobRecord): string | null {
  const { salaryMin, salaryMax, currency, interval } = record;
  const unit = [currency, interval === undefined ? undefined : `per ${periodOf(interval)}`].filter(Boolean).join(" ");
  if (salaryMin !== undefined || salaryMax !== undefined) {
    const range =
      salaryMin !== undefined && salaryMax !== undefined && salaryMin !== salaryMax
        ? `${salaryMin} - ${salaryMax}`
        : (salaryMin ?? salaryMax);
    return `${range} ${unit}`.trim();
  }
  if (record.salary === undefined || !/\d/.test(record.salary)) return null;
  return /^[\d.,]+$/.test(record.salary) ? `${record.salary} ${unit}`.trim() : moneyIn(record.salary);
}

// "per-year-salary", "YEAR": one word of it is meant for people.
function periodOf(interval: string): string {
  return /hour|day|week|month|year/.exec(interval.toLowerCase())?.[0] ?? interval.toLowerCase();
}

// A number for readers takes precedence over the database's own; a long generated id is no reference.
function referenceOf(record: JobRecord): string | null {
  const reference = record.reference ?? record.id;
  if (reference === undefined || /^https?:|[0-9a-f]{8}-[0-9a-f]{4}-|^[0-9a-f]{20,}$/i.test(reference)) return null;
  return reference.length <= 40 ? reference : null;
}

function plain(value: string): string {
  return decodeNamed(decodeEntities(value).replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decodeNamed(text: string): string {
  return /&[a-z]+;|&#/i.test(text)
    ? readFragment(text.replace(/</g, "&lt;").replace(/\n/g, "<br>"))
        .map((line) => (line.kind === "item" ? `- ${line.text}` : line.text))
        .join("\n")
    : text;
}

function titleCase(text: string): string {
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
