import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { selectFitting } from "../database/select-fitting.js";
import type { Condition } from "../database/statement.js";
import { genericPlan } from "../database/generic-plan.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { COUNTING_OFFER } from "../jobhunt/offer-days.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import { Offer } from "./offer.entity.js";
import { OFFER_RECORD, OFFER_TEXTS } from "./offer.record.js";

/** The offers of hunts, the newest first. */
const OF_JOB_HUNTS = partsOfHunts<Offer>(OFFER_RECORD, {
  order: [
    ["receivedOn", "date"],
    ["id", "uuid"],
  ],
  direction: "desc",
});

/** Reads the offers of many hunts. */
export class OfferReader {
  readonly ofJobHunts: PagesOfMany<Offer>;

  constructor(private readonly database: Database) {
    this.ofJobHunts = new PagesOfMany(database, OF_JOB_HUNTS);
  }

  /** Returns the id of the offer that counts in a hunt; null when none does. */
  async countingId(ownerId: string, jobHuntId: string): Promise<string | null> {
    const [row] = await this.database.queryOwned<{ readonly id: string }>(
      ownerId,
      genericPlan(`select f.id from offer f where f.owner_id = $1 and f.job_hunt_id = $2 and ${COUNTING_OFFER}`),
      [jobHuntId],
    );
    return row?.id ?? null;
  }

  /** Returns the offers that count in hunts, in the given order; null where none does. Bounded by the answer. */
  async countingIn(ownerId: string, jobHuntIds: readonly string[], answer: AnswerBudget): Promise<(Offer | null)[]> {
    const offers = await answer.fitting(OFFER_TEXTS.field, (most) =>
      selectFitting(this.database, ownerId, Offer, { texts: OFFER_TEXTS, where: [countsIn(jobHuntIds)], most }),
    );
    const byHunt = new Map(offers.map((offer) => [offer.jobHuntId, offer]));
    return jobHuntIds.map((jobHuntId) => byHunt.get(jobHuntId) ?? null);
  }
}

/** Returns the condition that an offer is the one that counts in one of the hunts. */
function countsIn(jobHuntIds: readonly string[]): Condition {
  return (add) => {
    const counting = `select f.id from offer f where f.owner_id = $1 and f.job_hunt_id = h.id and ${COUNTING_OFFER}`;
    const hunts = `unnest(${add(jobHuntIds)}::uuid[]) as h (id)`;
    return `r.id = any(array(select counting.id from ${hunts} cross join lateral (${counting}) as counting))`;
  };
}
