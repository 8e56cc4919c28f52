/** A statement that reads more in a larger account, and why it has to. */
export interface GrowingStatement {
  /** Words that it alone has; empty: all statements of the operations. */
  readonly words: string;
  /** Each operation of the client in which it grows. */
  readonly operations: readonly string[];
  readonly because: string;
}

/** What of the client grows. All else asks and reads as much of 2,000 hunts as of 20. */
export const GROWING_STATEMENTS: readonly GrowingStatement[] = [
  {
    words: "(select count(*) from ideal_job where owner_id = $1 and deleted_at is not null)",
    operations: ["Dashboard", "Navigation"],
    because: "It counts what is in the trash, which has the deletions of 30 days, to leave it out of what is counted.",
  },
  {
    words: "trashed_hunt as materialized",
    operations: ["PaletteSearch"],
    because: "It finds the hunts in the trash, which has the deletions of 30 days, to leave out what belongs to them.",
  },
  {
    words: "job_hunt_worded as materialized",
    operations: ["PaletteSearch"],
    because: "It looks for the records that were found in the links and the appointments of all hunts.",
  },
  {
    words: "limit 10001) as counted",
    operations: [
      "BinCount",
      "CompanyList",
      "ContactList",
      "DocumentList",
      "FinishedHunt",
      "IdealJobList",
      "OffersToCompare",
    ],
    because: "It counts the total of a list, to 10,000, as the list may have any filter.",
  },
  {
    words: "mode() within group (order by",
    operations: ["CompanyStatistics", "ContactStatistics", "DocumentStatistics"],
    because: "It counts the records of each type; a person names the types.",
  },
  {
    words: "count(*) filter (where has_note)",
    operations: ["IdealJobStatistics"],
    because: "It counts the ideal jobs that hunts follow, and those with notes.",
  },
  {
    words: 'as "contactCount"',
    operations: ["JobHuntSuggestions"],
    because: "It counts the contacts that are of an employer or name it, and all documents.",
  },
  {
    words: "select address from company where",
    operations: ["AddressSuggestions"],
    because: "It looks for the beginnings of all words of each address.",
  },
  {
    words: "as today, least(1000,",
    operations: ["JobHuntStatistics"],
    because: "It counts what is due, to 1,000.",
  },
  {
    words: "item as materialized ( select 'OVERDUE'",
    operations: ["CallNoteHunts", "FinishFacts", "Today"],
    because: "It counts what is due, to 1,000, and reads the first 100 of each list.",
  },
  {
    words: "'SAME_ADVERT'",
    operations: ["EarlierCaptures"],
    because: "It compares an advert with each that was captured: similar ones differ in any part.",
  },
  {
    words: "from (select 1 from submission where owner_id = $1",
    operations: ["SubmissionRecord"],
    because: "It counts what was sent for all hunts, of which a person may keep 20,000.",
  },
  {
    words: "",
    operations: ["BrowserTimeZone"],
    because: "It derives the plans of all hunts anew, as their days follow the time zone; a person does that rarely.",
  },
  {
    words: "",
    operations: ["TrashEmpty"],
    because: "It erases all that is in the trash.",
  },
];
