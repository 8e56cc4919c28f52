import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { LongText } from "../graphql/long-text.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import { Submission } from "./submission.entity.js";
import { filesSql, type ReadFile } from "./submission-files.js";
import { SUBMISSION_RECORD, SUBMISSION_TEXTS } from "./submission.record.js";

/** A submission, which lists read with its documents. */
export type ListedSubmission = Submission & { readonly readFiles?: readonly ReadFile[] };

/** The copies of hunts, the last sent first. */
const OF_JOB_HUNTS = partsOfHunts<ListedSubmission>(SUBMISSION_RECORD, {
  order: [
    ["sentOn", "date"],
    ["id", "uuid"],
  ],
  direction: "desc",
  computed: { readFiles: filesSql("r") },
});

/** Reads what was sent in many hunts. */
export class SubmissionReader {
  readonly ofJobHunts: PagesOfMany<ListedSubmission>;
  readonly advertText: LongText<Submission>;
  readonly letter: LongText<Submission>;

  constructor(database: Database) {
    this.ofJobHunts = new PagesOfMany(database, OF_JOB_HUNTS);
    this.advertText = new LongText(database, { entity: Submission, texts: SUBMISSION_TEXTS, property: "advertText" });
    this.letter = new LongText(database, { entity: Submission, texts: SUBMISSION_TEXTS, property: "letter" });
  }
}
