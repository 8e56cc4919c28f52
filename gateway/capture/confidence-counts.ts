import type { EvidenceSource, JobField } from "./types.js";

/** How many values of a kind were found in adverts, and how many of them were right. */
export interface ConfidenceCount {
  readonly field: JobField;
  readonly source: EvidenceSource;
  /** The lowest confidence of the rules in the band; the band ends where the next of BANDS begins. */
  readonly from: number;
  readonly found: number;
  readonly right: number;
}

/** Where the bands of the rules' confidence begin. */
export const BANDS = [0, 0.55, 0.6, 0.7, 0.8, 0.86, 0.93] as const;

/**
 * The counts behind the confidence of a value: 820 values that the rules and the data of pages gave for real adverts in
 * eleven languages, each compared by hand-made answers. No rule was written with these adverts, and none of them is in the
 * project. `npm run bench:capture` reports how far the confidence is from the share that is right in each set.
 */
export const CONFIDENCE_COUNTS: readonly ConfidenceCount[] = [
  { field: "jobTitle", source: "PAGE_DATA", from: 0.86, found: 6, right: 5 },
  { field: "jobTitle", source: "PAGE_DATA", from: 0.93, found: 18, right: 18 },
  { field: "jobTitle", source: "RULE", from: 0, found: 7, right: 4 },
  { field: "jobTitle", source: "RULE", from: 0.55, found: 4, right: 2 },
  { field: "jobTitle", source: "RULE", from: 0.6, found: 6, right: 5 },
  { field: "jobTitle", source: "RULE", from: 0.7, found: 26, right: 20 },
  { field: "jobTitle", source: "RULE", from: 0.8, found: 4, right: 3 },
  { field: "jobTitle", source: "RULE", from: 0.86, found: 25, right: 20 },
  { field: "jobTitle", source: "RULE", from: 0.93, found: 8, right: 8 },
  { field: "companyName", source: "PAGE_DATA", from: 0.6, found: 2, right: 2 },
  { field: "companyName", source: "PAGE_DATA", from: 0.86, found: 3, right: 3 },
  { field: "companyName", source: "PAGE_DATA", from: 0.93, found: 13, right: 13 },
  { field: "companyName", source: "RULE", from: 0.6, found: 19, right: 12 },
  { field: "companyName", source: "RULE", from: 0.7, found: 3, right: 2 },
  { field: "companyName", source: "RULE", from: 0.8, found: 6, right: 6 },
  { field: "companyName", source: "RULE", from: 0.86, found: 37, right: 32 },
  { field: "recruitmentAgency", source: "RULE", from: 0.6, found: 4, right: 1 },
  { field: "recruitmentAgency", source: "RULE", from: 0.86, found: 2, right: 2 },
  { field: "location", source: "PAGE_DATA", from: 0.86, found: 6, right: 6 },
  { field: "location", source: "PAGE_DATA", from: 0.93, found: 11, right: 9 },
  { field: "location", source: "RULE", from: 0, found: 3, right: 3 },
  { field: "location", source: "RULE", from: 0.55, found: 9, right: 8 },
  { field: "location", source: "RULE", from: 0.6, found: 7, right: 4 },
  { field: "location", source: "RULE", from: 0.7, found: 22, right: 19 },
  { field: "location", source: "RULE", from: 0.8, found: 3, right: 2 },
  { field: "location", source: "RULE", from: 0.86, found: 10, right: 9 },
  { field: "location", source: "RULE", from: 0.93, found: 18, right: 15 },
  { field: "salary", source: "PAGE_DATA", from: 0.93, found: 4, right: 3 },
  { field: "salary", source: "RULE", from: 0.55, found: 4, right: 4 },
  { field: "salary", source: "RULE", from: 0.6, found: 7, right: 7 },
  { field: "salary", source: "RULE", from: 0.8, found: 13, right: 13 },
  { field: "salary", source: "RULE", from: 0.86, found: 1, right: 1 },
  { field: "salary", source: "RULE", from: 0.93, found: 4, right: 4 },
  { field: "term", source: "PAGE_DATA", from: 0.86, found: 1, right: 1 },
  { field: "term", source: "PAGE_DATA", from: 0.93, found: 11, right: 11 },
  { field: "term", source: "RULE", from: 0, found: 1, right: 1 },
  { field: "term", source: "RULE", from: 0.55, found: 10, right: 9 },
  { field: "term", source: "RULE", from: 0.6, found: 6, right: 6 },
  { field: "term", source: "RULE", from: 0.7, found: 9, right: 8 },
  { field: "term", source: "RULE", from: 0.8, found: 12, right: 12 },
  { field: "term", source: "RULE", from: 0.86, found: 27, right: 27 },
  { field: "referenceNumber", source: "PAGE_DATA", from: 0.93, found: 4, right: 4 },
  { field: "referenceNumber", source: "RULE", from: 0.6, found: 1, right: 0 },
  { field: "referenceNumber", source: "RULE", from: 0.8, found: 10, right: 9 },
  { field: "referenceNumber", source: "RULE", from: 0.93, found: 5, right: 5 },
  { field: "publishedDate", source: "PAGE_DATA", from: 0.93, found: 11, right: 11 },
  { field: "publishedDate", source: "RULE", from: 0.8, found: 9, right: 9 },
  { field: "publishedDate", source: "RULE", from: 0.93, found: 11, right: 11 },
  { field: "applicationDeadline", source: "PAGE_DATA", from: 0.93, found: 8, right: 8 },
  { field: "applicationDeadline", source: "RULE", from: 0.8, found: 6, right: 6 },
  { field: "applicationDeadline", source: "RULE", from: 0.93, found: 14, right: 14 },
  { field: "jobDescription", source: "RULE", from: 0.8, found: 108, right: 101 },
  { field: "jobResponsibilities", source: "RULE", from: 0, found: 6, right: 4 },
  { field: "jobResponsibilities", source: "RULE", from: 0.55, found: 12, right: 10 },
  { field: "jobResponsibilities", source: "RULE", from: 0.8, found: 65, right: 57 },
  { field: "jobRequirements", source: "PAGE_DATA", from: 0.93, found: 2, right: 2 },
  { field: "jobRequirements", source: "RULE", from: 0, found: 2, right: 1 },
  { field: "jobRequirements", source: "RULE", from: 0.55, found: 6, right: 3 },
  { field: "jobRequirements", source: "RULE", from: 0.8, found: 87, right: 78 },
  { field: "perksAndBenefits", source: "PAGE_DATA", from: 0.93, found: 3, right: 3 },
  { field: "perksAndBenefits", source: "RULE", from: 0, found: 5, right: 0 },
  { field: "perksAndBenefits", source: "RULE", from: 0.55, found: 4, right: 1 },
  { field: "perksAndBenefits", source: "RULE", from: 0.8, found: 49, right: 41 },
];
