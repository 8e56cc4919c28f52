import type { Database } from "../database/database.js";
import { isOneOf } from "../database/select.js";
import { selectFitting } from "../database/select-fitting.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { DatedPartsReader, type DatedParts } from "../jobhunt/dated-parts.reader.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import { Submission } from "./submission.entity.js";

const SUBMISSIONS: DatedParts<Submission> = {
  entity: Submission,
  day: "sentOn",
  dayOf: ({ sentOn }) => sentOn,
  texts: ["advertText", "letter"],
  field: "submissions",
};

/** Reads what was sent in many hunts, the last sent first. */
export class SubmissionReader extends DatedPartsReader<Submission> {
  constructor(database: Database) {
    super(database, SUBMISSIONS);
  }

  /**
   * Returns those of the submissions that are the owner's, in no order, without those of hunts in the trash. The answer is
   * refused when their texts do not fit into it.
   */
  async findMany(ownerId: string, ids: readonly string[], budget: AnswerBudget): Promise<Submission[]> {
    return selectFitting<Submission>(this.database, ownerId, Submission, {
      ...SUBMISSIONS,
      where: [isOneOf(ids), isOfKeptHunt],
      budget,
    });
  }
}
