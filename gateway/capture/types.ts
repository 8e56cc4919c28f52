import type { TextRange } from "../platform/text-range.js";

/** The fields an advert can fill: the key is the GraphQL name, the value the name used in code. */
export const JobField = {
  JOB_TITLE: "jobTitle",
  LOCATION: "location",
  SALARY: "salary",
  JOB_DESCRIPTION: "jobDescription",
  PERKS_AND_BENEFITS: "perksAndBenefits",
  JOB_REQUIREMENTS: "jobRequirements",
  JOB_RESPONSIBILITIES: "jobResponsibilities",
  REFERENCE_NUMBER: "referenceNumber",
  PUBLISHED_DATE: "publishedDate",
  TERM: "term",
  COMPANY_NAME: "companyName",
  RECRUITMENT_AGENCY: "recruitmentAgency",
  APPLICATION_DEADLINE: "applicationDeadline",
  COMPANY_ADDRESS: "companyAddress",
  RECRUITMENT_AGENCY_ADDRESS: "recruitmentAgencyAddress",
} as const;
/** One of the fields, by its name in code. */
export type JobField = (typeof JobField)[keyof typeof JobField];

/** The four long fields: each is made of runs of the advert's own lines, never a rewording. */
export const SECTIONS_OF_ADVERT = [
  "jobDescription",
  "jobResponsibilities",
  "jobRequirements",
  "perksAndBenefits",
] as const;
/** One of the long fields. */
export type SectionField = (typeof SECTIONS_OF_ADVERT)[number];

/** Returns true for one of the long fields. */
export function isSectionField(field: JobField): field is SectionField {
  return SECTIONS_OF_ADVERT.some((section) => section === field);
}

/** The fields that hold a few words or a date. */
export type ShortField = Exclude<JobField, SectionField>;

/** The source of a value: data inside the page, a rule over the text, or the language model. */
export const EvidenceSource = { PAGE_DATA: "PAGE_DATA", RULE: "RULE", MODEL: "MODEL" } as const;
/** One of the sources. */
export type EvidenceSource = (typeof EvidenceSource)[keyof typeof EvidenceSource];

/** Notices about a result; codes, so that the client can translate them. */
export const CaptureNotice = {
  /** There was nothing to read. */
  EMPTY: "EMPTY",
  /** The text or its page was longer than a limit, or ended in the middle; the rest was not read. */
  TEXT_CUT: "TEXT_CUT",
  /** The page could not be fetched, the pasted text was read instead. */
  PAGE_NOT_FETCHED: "PAGE_NOT_FETCHED",
  /** The page holds hardly any text, as pages do that scripts render; only its data of a job is offered. */
  PAGE_WITHOUT_TEXT: "PAGE_WITHOUT_TEXT",
  /** The page asks to sign in; only its data is offered. */
  PAGE_SIGN_IN: "PAGE_SIGN_IN",
  /** The page checks whether a person is reading; only its data is offered. */
  PAGE_CHALLENGE: "PAGE_CHALLENGE",
  /** The page was too large or too slow to read as a page; only its words were read, without its layout and data. */
  PAGE_AS_TEXT: "PAGE_AS_TEXT",
  /** The language model failed; the values come from page data and rules alone. */
  MODEL_FAILED: "MODEL_FAILED",
  /** The person has asked the language model as often as is allowed for now; the values are those of the rules as well. */
  MODEL_LIMITED: "MODEL_LIMITED",
} as const;
/** One of the notices. */
export type CaptureNotice = (typeof CaptureNotice)[keyof typeof CaptureNotice];

/** The notices of pages whose text is no advert: nothing but their data is offered, and no model is asked. */
export const WITHOUT_ADVERT: ReadonlySet<CaptureNotice> = new Set<CaptureNotice>([
  "PAGE_WITHOUT_TEXT",
  "PAGE_SIGN_IN",
  "PAGE_CHALLENGE",
]);

/** A run of an advert's words with its offsets in that text: `advertText.slice(start, end) === quote`, never empty. */
export interface EvidenceRun extends TextRange {
  readonly quote: string;
}

/**
 * One value with its evidence.
 * `runs` are the words of `Extraction.advertText` that it was read from, in the advert's order and not overlapping: one
 * for a short value, several for a section that other lines interrupt, the EVIDENCE_RUNS_MAX longest of more, none where
 * the value is page data outside that text. `quote`, `start` and `end` are the longest run; null where there is none.
 */
export interface ExtractedField {
  readonly field: JobField;
  readonly value: string;
  readonly source: EvidenceSource;
  /** The confidence from 0 to 1, where 1 is certain. */
  readonly confidence: number;
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly runs: readonly EvidenceRun[];
}

/** A value with its source, from whichever reader, before the best of each field is chosen. */
export interface Candidate extends ExtractedField {
  /** The indexes of a section's lines in the advert. */
  readonly lines?: readonly number[];
}

/** One of the jobs of a page or text that holds several. */
export interface JobPosting {
  readonly title: string;
  /** Null when it states none. */
  readonly place: string | null;
  /** True for the one that the fields are of; false for all where all were read together. */
  readonly isRead: boolean;
}

/** The result of one reading: at most one entry per field, none for a field that was not found. */
export interface Extraction {
  /** The hash of the advert, of the job that was chosen of several, and of the day. */
  readonly id: string;
  readonly fields: readonly ExtractedField[];
  /** The advert as it was read: cleaned, without navigation; the offsets refer to it. */
  readonly advertText: string;
  readonly sourceUrl: string | null;
  /** ISO 639-1 code, null when unclear. */
  readonly language: string | null;
  readonly usedModel: boolean;
  /** True when `improve` can bring more: the advert is remembered, and a model was not asked about all that is weak. */
  readonly canImprove: boolean;
  readonly notices: readonly CaptureNotice[];
  /** The jobs of a page or text that holds several, in its order, POSTINGS_MAX at most; empty where it holds one. */
  readonly postings: readonly JobPosting[];
}

/** The reader of an advert. */
export const ExtractReader = {
  /** Only page data and rules. */
  RULES: "RULES",
  /** Page data, rules, and the language model where one is set up. */
  MODEL: "MODEL",
} as const;
/** One of the readers. */
export type ExtractReader = (typeof ExtractReader)[keyof typeof ExtractReader];

/** The part of an advert that its description holds. */
export const DescriptionScope = {
  /** The advert's own description of job and employer, including tasks, requirements and perks. */
  WHOLE: "WHOLE",
  /** The part that no other field holds. */
  REST: "REST",
} as const;
/** One of the scopes. */
export type DescriptionScope = (typeof DescriptionScope)[keyof typeof DescriptionScope];

/** The input: pasted text, an address, or a page's HTML; a text that is only an address, with courtesies or alone, counts as one. */
export interface ExtractInput {
  /** MODEL unless given. */
  readonly reader?: ExtractReader | null | undefined;
  /** WHOLE unless given. */
  readonly description?: DescriptionScope | null | undefined;
  /** The index in `Extraction.postings` of the job to read, from 0; absent: what the reader takes for the page's own. */
  readonly posting?: number | null | undefined;
  readonly text?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly html?: string | null | undefined;
}

/** A fetched page. */
export interface FetchedPage {
  readonly finalUrl: string;
  readonly html: string;
  /** True when the page is longer than the limit; `html` is its beginning then. */
  readonly isCut?: boolean;
}

/** Fetches a page on behalf of a user; it also refuses private addresses. */
export interface PageFetcher {
  fetch(url: string): Promise<FetchedPage>;
}

/** A run of advert lines, counted from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The answer of a model: short values in the advert's own words (dates as written), sections as line ranges. An empty
 * value, or no range, says that the advert does not state the field; an absent field says nothing.
 */
export interface ModelFields {
  readonly values: Partial<Record<ShortField, string>>;
  readonly sections: Partial<Record<SectionField, readonly LineRange[]>>;
}

/** The input of a model: the cleaned advert line by line (`lines[0]` is line 1), the day, and the language. */
export interface ModelRequest {
  readonly lines: readonly string[];
  /** The fields that are asked for; at least one. */
  readonly fields: readonly JobField[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly language: string | null;
}

/** Reads an advert with a language model; a rejected promise only adds a notice. */
export interface AdvertModel {
  extract(request: ModelRequest): Promise<ModelFields>;
}
