import { findDate, type DateReading } from "./dates.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const BRITISH = /£|\buk\b|united kingdom|\blondon\b|australia|new zealand|ireland|\bltd\b|\bplc\b|organisation/;

const PUBLISHED =
  /(?<![a-z])(?:posted|published|advertised|veroffentlicht|erschienen|online seit|publie|affiche|publicad|geplaatst|online sinds|pubblicat|publicerad|publisert|indrykket|opublikowan|zverejnen|julkaistu|date|datum|data|fecha)/;

/** What the reading of dates rests on. */
export type DatedContext = Pick<RuleContext, "advert" | "language" | "today" | "lexicon">;

/** Reads when the advert appeared and by when to apply. */
export function readDates(context: RuleContext): Finding[] {
  return [...readOne(context, "publishedDate"), ...readOne(context, "applicationDeadline")];
}

/** How dates of this advert are written: its side of today and the order of day and month. */
export function dateReading(context: DatedContext, field: "publishedDate" | "applicationDeadline"): DateReading {
  const isMonthFirst = context.language === "en" && !BRITISH.test(context.advert.folded);
  const today = field === "applicationDeadline" ? anchorOf(context) : context.today;
  return { today, direction: field === "publishedDate" ? "past" : "future", isMonthFirst };
}

const HEAD_LINES = 14;

// An advert kept for a year still means its own year: a deadline without one follows the day it was published.
function anchorOf({ advert, language, today, lexicon }: DatedContext): Date {
  const isMonthFirst = language === "en" && !BRITISH.test(advert.folded);
  const heads = advert.lines.slice(0, HEAD_LINES).map(({ text }) => text);
  const published = advert.lines.filter(({ folded }) => PUBLISHED.test(folded)).map(({ text }) => text);
  for (const text of [...published, ...heads]) {
    if (text.length > 160 || !/20\d\d/.test(text)) continue;
    const found = findDate(text, lexicon, { today, direction: "past", isMonthFirst });
    const date = found === null ? null : new Date(`${found.date}T00:00:00Z`);
    if (date !== null && date < today) return date;
  }
  return today;
}

function readOne(context: RuleContext, field: "publishedDate" | "applicationDeadline"): Finding[] {
  const { advert, lexicon, labels } = context;
  const reading = dateReading(context, field);
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === field)) {
    const found = findDate(label.value, lexicon, reading);
    if (found)
      findings.push(
        finding(field, advert, { start: label.start + found.start, end: label.start + found.end }, 0.93, found.date),
      );
  }

  const before = field === "publishedDate" ? lexicon.beforePublished : lexicon.beforeDeadline;
  const pattern = new RegExp(`(?<![a-z])(?:${before})[\\s:(,]*`, "g");
  for (const line of advert.lines) {
    if (!/\d|today|heute|hoy|hoje|oggi|idag|vandaag|dnes|dzis|gestern|yesterday|hier/.test(line.folded)) continue;
    if (field === "publishedDate" && line.text.length > 160) continue;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const found = findDate(line.text.slice(from, from + 60), lexicon, reading);
      if (!found || found.start > 22) continue;
      const span = { start: line.start + from + found.start, end: line.start + from + found.end };
      const isLoose =
        match[0].trim().length <= 4 || (field === "applicationDeadline" && !speaksOfApplying(line.folded, match.index));
      findings.push(finding(field, advert, span, isLoose ? 0.5 : 0.82, found.date));
    }
  }
  if (field === "publishedDate") findings.push(...bareRelative(context, reading));
  return findings;
}

const APPLYING =
  /bewerb|bewirb|unterlagen|appl(?:y|ic)|candidat|postul|sollicit|reag(?:eer|eren|ujte)|\bcv\b|lebenslauf|curric|frist|deadline|clos(?:e|ing)|schluss|scaden|inscri|ansok|sok |soknad|ansog|zglos|aplik|prihl|zivotopis|uzaverk|termin|hak[eu]|vacan|envi|invi|stuur|send|submit|plazo|prazo|limite|sluit|expir|valid|gultig|wazn|@/;
const OTHER_END =
  /befrist|vertret|contrat|contract|fixed|temporary|cdd|dauer|tijdelijk|visstid|vikariat|midlertid|tidsbegr/;

// "until 31.12.2027" ends a contract as often as the time to apply; the words around it tell.
function speaksOfApplying(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - 150), at);
  const own = folded.slice(at, at + 40);
  if (OTHER_END.test(before.slice(-60)) && !APPLYING.test(own)) return false;
  return APPLYING.test(own) || APPLYING.test(before) || APPLYING.test(folded.slice(at, at + 120));
}

// Job boards put "3 days ago" on a line of its own beside the title.
function bareRelative({ advert, lexicon }: RuleContext, reading: DateReading): Finding[] {
  for (const line of advert.lines.slice(0, 14)) {
    if (line.text.length > 110) continue;
    for (const part of line.text.matchAll(/[^|·•]+/g)) {
      const text = part[0].trim();
      if (text.length > 30) continue;
      const found = findDate(text, lexicon, reading);
      if (!found || /\d{4}/.test(text) || found.end - found.start < text.length * 0.7) continue;
      const start = line.start + part.index + (part[0].length - part[0].trimStart().length);
      return [
        finding("publishedDate", advert, { start: start + found.start, end: start + found.end }, 0.7, found.date),
      ];
    }
  }
  return [];
}
