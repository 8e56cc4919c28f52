import { dayAt, isDay, type Day } from "../../lib/days.js";
import type { Translate } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import { sheetMessages as messages } from "./messages.js";
import { sentOn, type Sheet } from "./sheet.js";

/** The facts of a hunt, in the order in which they are shown. */
export type FactName = "place" | "pay" | "term" | "reference" | "found" | "applyBy" | "idealJob";

/** One fact of a hunt. */
export interface SheetFact {
  readonly name: FactName;
  readonly text: string;
  /** A day that others set is past; the text says it, too. */
  readonly isLate: boolean;
}

interface Words {
  readonly t: Translate;
  readonly today: Day;
  readonly days: DayTexts;
  /** The person's; null: the browser's. */
  readonly timeZone: string | null;
}

/** Returns what is known of the job and the hunt; what is not known is left out. */
export function sheetFacts(sheet: Sheet, words: Words): readonly SheetFact[] {
  const job = sheet.jobDetails;
  const applyBy = applyByText(sheet, words);
  const facts: readonly (readonly [FactName, string | null])[] = [
    ["place", job?.location ?? null],
    ["pay", job?.salary ?? null],
    ["term", job?.term ?? null],
    ["reference", job?.referenceNumber ?? sheet.jobId],
    ["found", foundText(sheet, words)],
    ["applyBy", applyBy?.text ?? null],
    ["idealJob", sheet.idealJob?.name ?? null],
  ];
  return facts.flatMap(([name, text]) => {
    if (text === null || text.trim() === "") return [];
    return [{ name, text, isLate: name === "applyBy" && applyBy?.isLate === true }];
  });
}

/** Returns when the hunt began, and that it began with an advert. */
function foundText({ createdAt, jobDetails }: Sheet, { t, days, timeZone }: Words): string {
  const day = days.short(dayAt(new Date(createdAt), timeZone));
  return jobDetails === null ? day : t(messages.foundByAdvert, { day });
}

/** Returns the last day to apply: kept, late, ahead, or, where it is no day, in the words of the advert. */
function applyByText(sheet: Sheet, { t, today, days }: Words): Omit<SheetFact, "name"> | null {
  const { deadline, jobDetails, openDates } = sheet;
  if (deadline === null) {
    const text = jobDetails?.applicationDeadline ?? null;
    return text === null || isDay(text) ? null : { text, isLate: false };
  }
  const day = days.short(deadline);
  const sent = sentOn(sheet);
  if (sent !== null && sent <= deadline) return { text: t(messages.applyByKept, { day }), isLate: false };
  const isLate = openDates.includes("DEADLINE") && deadline < today;
  return isLate
    ? { text: t(messages.applyByLate, { day, late: days.due(deadline, true) }), isLate }
    : { text: day, isLate };
}
