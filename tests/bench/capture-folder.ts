import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExtractInput, Extraction, JobField } from "../../gateway/capture/types.js";
import { isHit, LONG_FIELDS, SHORT_FIELDS, type ScoredField } from "./capture-score.js";

/** One advert of a folder with what an extraction must and may find. */
export interface GoldAdvert {
  readonly file: string;
  readonly kind: string;
  readonly language: string;
  /** The day the advert was read, for words such as "3 days ago"; now when absent. */
  readonly today?: string;
  readonly gold: Readonly<Partial<Record<ScoredField, { value: string; alternatives: string[] } | null>>>;
  readonly sections: Readonly<Partial<Record<ScoredField, { exists: boolean; texts?: string[] } | null>>>;
}

/** Counts of one field or group: right, wrong, and missing though it had to be found. */
export interface Tally {
  hits: number;
  wrong: number;
  missed: number;
}

/** What became of one field of one advert; null when it is not scored. */
export interface Verdict {
  readonly field: ScoredField;
  readonly predicted: string;
  /** What the extraction says of the value, from 0 to 1; null of a blank field. */
  readonly confidence: number | null;
  readonly accepted: readonly string[];
  readonly outcome: "hit" | "wrong" | "missed" | "blank";
}

/** The names of the fields as job details travel; none for a field that is not scored. */
export const WIRE_NAMES: Readonly<Partial<Record<JobField, ScoredField>>> = {
  jobTitle: "jobTitle", companyName: "companyName", recruitmentAgency: "recruitementAgency", location: "location", salary: "salary", term: "term",
  referenceNumber: "reference_numbers_or_ids", publishedDate: "published_date", applicationDeadline: "application_deadline",
  jobDescription: "jobDescription", jobResponsibilities: "jobResponsbilities", jobRequirements: "jobRequirements", perksAndBenefits: "perksAndBenefits",
}; // prettier-ignore

/** The adverts of one manifest. Sets are never added up: what is tuned on one says nothing about another. */
export interface AdvertSet {
  /** The manifest's path. */
  readonly name: string;
  readonly adverts: readonly GoldAdvert[];
  /** True for a set that nobody tunes on: its figures are reported and its faults are not. */
  readonly isUnseen: boolean;
}

/** Reads the sets of a folder, one for each manifest; the manifest of an unseen set is called so. */
export function readSets(folder: string): AdvertSet[] {
  return readdirSync(folder)
    .filter((name) => /^manifest.*\.jsonl$/.test(name))
    .map((name) => ({
      name: join(folder, name),
      adverts: readManifest(join(folder, name)),
      isUnseen: name === "manifest-unseen.jsonl",
    }));
}

/** Reads every advert that a manifest of the folder names. */
export function readFolder(folder: string): readonly GoldAdvert[] {
  return readSets(folder).flatMap(({ adverts }) => adverts);
}

function readManifest(file: string): GoldAdvert[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as GoldAdvert); // the manifest's own format
}

/** The extractor's input for one advert: a page's HTML, or text pasted as it is. */
export function readInput(folder: string, advert: GoldAdvert): ExtractInput {
  const content = readFileSync(join(folder, "corpus", advert.file), "utf8");
  return advert.kind === "html" ? { html: content } : { text: content };
}

/** A value of an advert with what the extraction says of it. */
export interface Prediction {
  readonly value: string;
  readonly confidence: number;
}

/** The predictions of one advert, by field. */
export type Predictions = Readonly<Partial<Record<ScoredField, Prediction>>>;

/** An extraction under the names that job details travel by. */
export function wireFields(extraction: Extraction): Predictions {
  const fields: Partial<Record<ScoredField, Prediction>> = {};
  for (const { field, value, confidence } of extraction.fields) {
    const name = WIRE_NAMES[field];
    if (name !== undefined) fields[name] = { value, confidence };
  }
  return fields;
}

/** Judges one advert, field by field; a field whose gold is null is not judged. */
export function judge(advert: GoldAdvert, fields: Predictions): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const field of [...SHORT_FIELDS, ...LONG_FIELDS]) {
    const accepted = acceptedValues(advert, field);
    if (accepted === null) continue;
    const predicted = (fields[field]?.value ?? "").trim();
    const confidence = fields[field]?.confidence ?? null;
    const isHitting = predicted !== "" && accepted.some((value) => value !== "" && isHit(field, predicted, value));
    const blankOutcome = accepted.includes("") ? "blank" : "missed";
    const filledOutcome = isHitting ? "hit" : "wrong";
    verdicts.push({ field, predicted, confidence, accepted, outcome: predicted === "" ? blankOutcome : filledOutcome });
  }
  return verdicts;
}

/** Adds verdicts up; a wrong value where one had to be found also counts as missed. */
export function tally(verdicts: readonly Verdict[]): Tally {
  const sum: Tally = { hits: 0, wrong: 0, missed: 0 };
  for (const { outcome, accepted } of verdicts) {
    if (outcome === "hit") sum.hits += 1;
    if (outcome === "wrong") sum.wrong += 1;
    if (outcome === "missed" || (outcome === "wrong" && !accepted.includes(""))) sum.missed += 1;
  }
  return sum;
}

/** Precision, recall and F1 of a tally; 0 where there is nothing to divide by. */
export function rates({ hits, wrong, missed }: Tally): { precision: number; recall: number; f1: number } {
  const precision = hits + wrong > 0 ? hits / (hits + wrong) : 0;
  const recall = hits + missed > 0 ? hits / (hits + missed) : 0;
  return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 };
}

/** The values that count as right, the best first and "" where the advert states none; null when it is not judged. */
export function acceptedValues(advert: GoldAdvert, field: ScoredField): string[] | null {
  const short = advert.gold[field];
  if (short) return [short.value, ...short.alternatives];
  const long = advert.sections[field];
  if (!long) return null;
  return long.exists ? (long.texts ?? []) : ["", ...(long.texts ?? [])];
}
