import type { Advert } from "./page/advert.js";
import type { PageHint } from "./page/page-facts.js";
import { candidateOf } from "./rules/finding.js";
import { JobField, type Candidate, type EvidenceSource } from "./types.js";

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
/** A rule's value with a lower confidence is replaced by the model's. */
const MODEL_WINS_BELOW = 0.6;

/** Converts a page's statement into a candidate; it quotes the advert when the advert holds the value. */
export function pageCandidate(hint: PageHint, advert: Advert): Candidate {
  const start = hint.value.length >= 2 ? advert.text.indexOf(hint.value) : -1;
  const { field, value, confidence } = hint;
  if (start !== -1) {
    return candidateOf({ field, value, confidence, start, end: start + value.length }, "PAGE_DATA", advert);
  }
  return { field, value, confidence, source: "PAGE_DATA", quote: null, start: null, end: null, runs: [] };
}

/** Chooses one value per field: page data before rules, then higher confidence, and the model where both are weak. */
export function mergeCandidates(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const field of Object.values(JobField)) {
    const own = candidates.filter((candidate) => candidate.field === field && candidate.value.trim() !== "");
    const read = strongest(
      own.filter((candidate) => candidate.source !== "MODEL" && candidate.confidence >= THRESHOLD[field]),
    );
    const modelled = strongest(own.filter((candidate) => candidate.source === "MODEL"));
    const isWeak = read === null || (read.source === "RULE" && read.confidence < MODEL_WINS_BELOW);
    const winner = modelled !== null && isWeak ? modelled : read;
    if (winner) chosen.push(winner);
  }
  return withoutEcho(chosen);
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
