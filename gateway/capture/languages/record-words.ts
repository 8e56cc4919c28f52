/** The values that a record's entry may hold; the parts of a location and of a salary are joined afterwards. */
export type RecordSlot =
  | "title"
  | "company"
  | "agency"
  | "place"
  | "city"
  | "region"
  | "country"
  | "street"
  | "postcode"
  | "salary"
  | "salaryMin"
  | "salaryMax"
  | "currency"
  | "interval"
  | "term"
  | "reference"
  | "id"
  | "published"
  | "deadline"
  | "description"
  | "responsibilities"
  | "requirements"
  | "perks"
  | "remote";

/** Keys that hold one slot, in lower case, letters and digits only, separated by spaces. */
export interface SlotKeys {
  /** Keys that name the slot and nothing else. */
  readonly exact?: string;
  /** Keys that may name something else as well; they come after the keys that all systems share. */
  readonly plain?: string;
  /** Last words of compounds ("stellenangebotsbeschreibung"). */
  readonly endings?: string;
}

/** The names of entries in job feeds of one language. */
export interface RecordWords {
  readonly keys?: Readonly<Partial<Record<RecordSlot, SlotKeys>>>;
  /** Keys of a job's title, by which a job is found in a larger structure. */
  readonly titleKeys?: string;
  /** Ends of keys of a job's title. */
  readonly titleEndings?: string;
  /** Keys of the text of an entry ("label", "name"). */
  readonly valueKeys?: string;
  /** Keys of the person to ask, whose name is no job's. */
  readonly contactKeys?: string;
  /** Parts of keys of a job's text. */
  readonly textKeys?: string;
}
