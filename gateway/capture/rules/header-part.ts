/** What a part of a header's line states; `other` is any part whose words tell nothing. */
export type PartRole = "title" | "company" | "place" | "fact" | "other";

/** The sign before a part. A divider separates facts; a dash, a comma and a bracket also stand inside titles. */
export type PartSign = "divider" | "dash" | "comma" | "bracket" | "at";

/** A part of a line as boards print it: "Fitter (m/f/d) - Acme Ltd | Elmfield". */
export interface LinePart {
  readonly text: string;
  /** Offsets in the advert. */
  readonly start: number;
  readonly end: number;
  readonly role: PartRole;
  /** Null for the first part of a line. */
  readonly sign: PartSign | null;
}

/** A piece of the lines around the title, where boards print employer, place and facts with nothing else. */
export interface HeaderPart {
  readonly text: string;
  readonly start: number;
  readonly line: number;
  readonly role: PartRole;
  /** True when "at" or a word like it stands before the piece. */
  readonly isAfterAt: boolean;
  /** True behind a place and a comma: "Elmfield, Oakshire". */
  readonly isAfterPlace: boolean;
  /** The number of lines below the title; negative above it. */
  readonly distance: number;
  /** Its position among the pieces of its line that are not facts. */
  readonly order: number;
  /** True when the same line holds a fact (pay, hours, a date). */
  readonly isBesideFact: boolean;
}
