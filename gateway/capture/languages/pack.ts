/** What the lines under a heading hold; `other` is how to apply, contact, legal notes and the like. */
export type SectionName = "description" | "responsibilities" | "requirements" | "perks" | "other";

/** The sections that are fields of their own. */
export type AskedSection = "responsibilities" | "requirements" | "perks";

/** The short fields that adverts label ("Location: ..."); `ignored` are labels whose values we do not keep. */
export type LabelName =
  | "jobTitle"
  | "companyName"
  | "recruitmentAgency"
  | "location"
  | "salary"
  | "term"
  | "referenceNumber"
  | "publishedDate"
  | "applicationDeadline"
  | "ignored";

/** Kinds of employment; the first four are the hints of the form. */
export type TermName = "Full-time" | "Part-time" | "Contract" | "Internship" | "Permanent";

/**
 * Everything the rules know about one language.
 * Lists are written as one string, patterns separated by `;` and words by spaces, with their accents; matching
 * ignores case and accents.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** Frequent short words by which the language is recognised. */
  readonly stopWords: string;
  /** Letters and parts of words that few other languages have. */
  readonly telling: string;
  /** Month names, January first, variants joined by `|`. */
  readonly months: string;
  /** Headings by what stands under them; possessives and articles before the key word need no entry. */
  readonly headings: Readonly<Record<SectionName, string>>;
  /** Words by which a heading in no known wording tells its section; those of five letters and more are beginnings. */
  readonly headingWords: Readonly<Record<AskedSection, string>>;
  /** Beginnings of words that speak for a section. */
  readonly cues: Readonly<Record<SectionName, string>>;
  readonly labels: Readonly<Record<LabelName, string>>;
  readonly terms: Readonly<Record<TermName, string>>;
  /** Parts of words by which a job title is recognised. */
  readonly occupations: string;
  /** What stands before a title in a sentence ("we are looking for a"). */
  readonly beforeTitle: string;
  /** Words at which a title in a sentence ends. */
  readonly afterTitle: string;
  /** What stands before ("at", "join") and after ("is looking for") an employer's name in a sentence. */
  readonly beforeCompany: string;
  readonly afterCompany: string;
  /** Phrases by which an agency speaks of the employer it recruits for. */
  readonly agency: string;
  /** What stands before a place in a sentence ("based in"). */
  readonly beforePlace: string;
  /** Wording before a published date and before a deadline inside running text. */
  readonly beforePublished: string;
  readonly beforeDeadline: string;
  /** "3 days ago" with `#` for the number; units by their letters d, w, m (month), h. */
  readonly relative: string;
}
