import { countedConfidence } from "./confidence.js";
import type { ReadAnswer } from "./model/read-answer.js";
import type { Advert } from "./page/advert.js";
import type { PageHint } from "./page/page-facts.js";
import { candidateOf } from "./rules/finding.js";
import { isSectionField, JobField, type Candidate, type EvidenceSource } from "./types.js";

/** Below these confidences a field stays blank: a wrong value costs the user more than an empty one. */
const THRESHOLD: Readonly<Record<JobField, number>> = {
  jobTitle: 0.5,
  companyName: 0.6,
  recruitmentAgency: 0.6,
  location: 0.5,
  salary: 0.5,
  term: 0.5,
  referenceNumber: 0.6,
  publishedDate: 0.6,
  applicationDeadline: 0.6,
  companyAddress: 0.6,
  recruitmentAgencyAddress: 0.6,
  jobDescription: 0.4,
  jobResponsibilities: 0.4,
  jobRequirements: 0.4,
  perksAndBenefits: 0.4,
};
/** A value of a lower confidence is replaced by the model's, and what is below it or missing is asked of a model. */
const MODEL_WINS_BELOW = 0.9;
/** A rule's value of a lower confidence is left out where the model says that the advert does not state the field. */
const MODEL_BLANKS_BELOW = 0.8;

/** The confidence in a value of the model. Nobody counted these: they say how the value compares with the rules'. */
const MODEL_CONFIDENCE = {
  agreed: 0.95, // The rules or the page say the same.
  alone: 0.9, // They say nothing.
  against: 0.8, // They say something else.
} as const;

/** Converts a page's statement into a candidate; it quotes the advert when the advert holds the value. */
export function pageCandidate(hint: PageHint, advert: Advert): Candidate {
  const start = hint.value.length >= 2 ? advert.text.indexOf(hint.value) : -1;
  const { field, value, confidence } = hint;
  if (start !== -1) {
    return candidateOf({ field, value, confidence, start, end: start + value.length }, "PAGE_DATA", advert);
  }
  return { field, value, confidence, source: "PAGE_DATA", quote: null, start: null, end: null, runs: [] };
}

/**
 * Chooses one value per field from what page data and rules found, and from a model's answer; null without one. Page data
 * come before rules, then the higher confidence counts. The confidence of the result is the share of such values that
 * were right.
 */
export function mergeCandidates(candidates: readonly Candidate[], answer: ReadAnswer | null): Candidate[] {
  const fields = Object.values(JobField);
  const chosen = fields.flatMap((field) => {
    const read = readValue(candidates, field);
    const modelled = answer === null ? null : strongest(valuesOf(answer.candidates, field));
    if (modelled !== null) return [withModel(read, modelled)];
    if (read === null || (answer?.absent.has(field) === true && isRefutable(read))) return [];
    return [counted(read)];
  });
  return withoutEcho(chosen);
}

/** Chooses one value per field from what page data and rules found, with the confidence that they have in it. */
export function chooseRead(candidates: readonly Candidate[]): Candidate[] {
  return withoutEcho(Object.values(JobField).flatMap((field) => readValue(candidates, field) ?? []));
}

/** Returns the fields that a model can improve: those that page data and rules do not state, or not for certain. */
export function weakFields(candidates: readonly Candidate[]): JobField[] {
  return Object.values(JobField).filter((field) => {
    const read = readValue(candidates, field);
    if (read === null) return true;
    return isSectionField(field) ? read.source !== "PAGE_DATA" : read.confidence < MODEL_WINS_BELOW;
  });
}

function readValue(candidates: readonly Candidate[], field: JobField): Candidate | null {
  return strongest(valuesOf(candidates, field).filter(({ confidence }) => confidence >= THRESHOLD[field]));
}

function valuesOf(candidates: readonly Candidate[], field: JobField): Candidate[] {
  return candidates.filter((candidate) => candidate.field === field && candidate.value.trim() !== "");
}

function isRefutable({ source, confidence }: Candidate): boolean {
  return source === "RULE" && confidence < MODEL_BLANKS_BELOW;
}

function withModel(read: Candidate | null, modelled: Candidate): Candidate {
  const { alone, agreed, against } = MODEL_CONFIDENCE;
  if (read === null) return { ...modelled, confidence: Math.min(modelled.confidence, alone) };
  if (isSame(read, modelled)) {
    const own = counted(read);
    return { ...own, confidence: Math.max(own.confidence, agreed) };
  }
  // A value that failed a test of the rules counts as far as it is trusted itself.
  const winsBelow = Math.min(modelled.confidence, MODEL_WINS_BELOW);
  const isBetter = isSectionField(read.field) || read.confidence < winsBelow;
  return isBetter ? { ...modelled, confidence: Math.min(modelled.confidence, against) } : counted(read);
}

function counted(read: Candidate): Candidate {
  return { ...read, confidence: countedConfidence(read.field, read.source, read.confidence) };
}

function isSame({ value }: Candidate, modelled: Candidate): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(value) === plain(modelled.value);
}

function strongest(candidates: readonly Candidate[]): Candidate | null {
  const rank = (candidate: Candidate) => candidate.confidence + BONUS[candidate.source];
  return candidates.reduce<Candidate | null>(
    (best, candidate) => (best === null || rank(candidate) > rank(best) ? candidate : best),
    null,
  );
}

const BONUS: Readonly<Record<EvidenceSource, number>> = { PAGE_DATA: 0.15, RULE: 0, MODEL: 0 };

// The same name is not both: an organisation that recruits for others is the agency.
function withoutEcho(fields: Candidate[]): Candidate[] {
  const agency = fields.find((field) => field.field === "recruitmentAgency");
  return fields.filter((field) => field.field !== "companyName" || field.value !== agency?.value);
}
