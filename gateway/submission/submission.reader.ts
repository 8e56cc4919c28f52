import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { isOneOf, selectWhere } from "../database/select.js";
import { LongText } from "../graphql/long-text.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import { Submission } from "./submission.entity.js";
import { SUBMISSION_RECORD } from "./submission.record.js";

const entity = Submission;
const field = "submissions";

/** The copies of hunts, the last sent first. */
const OF_HUNTS = partsOfHunts<Submission>(SUBMISSION_RECORD, {
  order: [
    ["sentOn", "date"],
    ["id", "uuid"],
  ],
  direction: "desc",
  areTextsApart: true,
  field,
});

/** Reads what was sent in many hunts. */
export class SubmissionReader {
  readonly ofHunts: PagesOfMany<Submission>;
  readonly advertText: LongText<Submission>;
  readonly letter: LongText<Submission>;

  constructor(private readonly database: Database) {
    this.ofHunts = new PagesOfMany(database, OF_HUNTS);
    this.advertText = new LongText(database, { entity, property: "advertText", field });
    this.letter = new LongText(database, { entity, property: "letter", field });
  }

  /**
   * Returns those of the submissions that are the owner's, in no order and without their texts, those of hunts in the trash
   * left out.
   */
  async findMany(ownerId: string, ids: readonly string[]): Promise<Submission[]> {
    const selection = { entity, computed: () => ({ advertText: null, letter: null }) };
    return selectWhere<Submission>(this.database, ownerId, selection, { where: [isOneOf(ids), isOfKeptHunt] });
  }
}
