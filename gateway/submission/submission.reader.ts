import type { Database } from "../database/database.js";
import { PagesOfMany, type ListOfMany } from "../database/pages-of-many.js";
import { isOneOf } from "../database/select.js";
import { selectFitting } from "../database/select-fitting.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import { Submission } from "./submission.entity.js";

const LONG = { texts: ["advertText", "letter"], field: "submissions" } as const;

/** What was sent in hunts, the last sent first. */
const SUBMISSIONS_OF_HUNTS: ListOfMany<Submission> = partsOfHunts<Submission>({
  ...LONG,
  entity: Submission,
  order: [
    ["sentOn", "date"],
    ["id", "uuid"],
  ],
  direction: "desc",
});

/** Reads what was sent in many hunts. */
export class SubmissionReader {
  readonly ofHunts: PagesOfMany<Submission>;

  constructor(private readonly database: Database) {
    this.ofHunts = new PagesOfMany(database, SUBMISSIONS_OF_HUNTS);
  }

  /**
   * Returns those of the submissions that are the owner's, in no order, without those of hunts in the trash. The answer is
   * refused when their texts do not fit into it.
   */
  async findMany(ownerId: string, ids: readonly string[], budget: AnswerBudget): Promise<Submission[]> {
    return selectFitting<Submission>(this.database, ownerId, Submission, {
      ...LONG,
      where: [isOneOf(ids), isOfKeptHunt],
      budget,
    });
  }
}
