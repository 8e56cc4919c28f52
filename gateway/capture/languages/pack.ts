import type { DateLanguage } from "../../../schema/dates/date-language.js";
import type { RecordWords } from "./record-words.js";
import type { WordLists } from "./word-lists.js";

/** The content of the lines under a heading; `other` covers how to apply, contact, legal notes and similar text. */
export type SectionName = "description" | "responsibilities" | "requirements" | "perks" | "other";

/** The sections that are fields of their own. */
export type AskedSection = "responsibilities" | "requirements" | "perks";

/** The short fields that adverts label ("Location: ..."); the values of `ignored` labels are discarded. */
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
 * The data of the rules about one language.
 * Lists are written as one string, patterns separated by `;` and words by spaces, with their accents; matching
 * ignores case and accents.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** ISO 3166 codes of the countries whose towns its adverts name. */
  readonly countries: string;
  /** Frequent short words by which the language is recognised. */
  readonly stopWords: string;
  /** Letters and parts of words that are rare in other languages. */
  readonly telling: string;
  /** The words of its dates, which the client reads, too. */
  readonly dates: DateLanguage;
  /** Headings by the section under them; possessives and articles before the key word need no entry. */
  readonly headings: Readonly<Record<SectionName, string>>;
  /** Words that identify the section of a heading in no known wording; from five letters on they are beginnings. */
  readonly headingWords: Readonly<Record<SectionName, string>>;
  /** Beginnings of words that are evidence for a section. */
  readonly cues: Readonly<Record<SectionName, string>>;
  readonly labels: Readonly<Record<LabelName, string>>;
  readonly terms: Readonly<Record<TermName, string>>;
  /** Parts of words by which a job title is recognised. */
  readonly occupations: string;
  /** Wordings before a title in a sentence ("we are looking for a"). */
  readonly beforeTitle: string;
  /** Words at which a title in a sentence ends. */
  readonly afterTitle: string;
  /** Wordings before ("at", "join") and after ("is looking for") an employer's name in a sentence. */
  readonly beforeCompany: string;
  readonly afterCompany: string;
  /** Phrases in which an agency refers to the employer it recruits for. */
  readonly agency: string;
  /** Wordings before a place in a sentence ("based in"). */
  readonly beforeLocation: string;
  /** Wording before a published date and before a deadline inside running text. */
  readonly beforePublished: string;
  readonly beforeDeadline: string;
  /** "3 days ago" with `#` for the number, by the unit. */
  readonly relative: Readonly<Record<"days" | "hours" | "weeks" | "months", string>>;
  /** Short occupations that also end compounds ("verksamhetschef"); absent where words do not compound. */
  readonly compoundEndings?: string;
  /** The pattern that must follow a long occupation; absent where anything may follow. */
  readonly longOccupationEnd?: string;
  /** An article and a noun in group 1, in a language that writes every noun with a capital. */
  readonly nounAfterArticle?: string;
  /** A verb after the name of its subject; absent: any word in lower case. */
  readonly verbAfterName?: string;
  /** True when `words.termsOfOthers` and similar words describe other things than the job as well. */
  readonly usesTermsOfOthers?: true;
  /**
   * Words of adverts from countries that write 3/4 for 3 April, and from those where it is 4 March.
   * Absent: the day comes first.
   */
  readonly dayOrderHints?: { readonly dayFirst: string; readonly monthFirst: string };
  /** The shorter lists. */
  readonly words: WordLists;
  /** The words of feeds; absent when none is known. */
  readonly record?: RecordWords;
}
