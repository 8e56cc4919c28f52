import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { COUNTING_OFFER } from "../jobhunt/offer-days.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import type { Offer } from "./offer.entity.js";
import { OFFER_RECORD } from "./offer.record.js";

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

  /** Returns the ids of the offers that count in hunts, in the given order; null where none does. */
  async countingIn(ownerId: string, jobHuntIds: readonly string[]): Promise<(string | null)[]> {
    const rows = await this.database.queryOwned<{ readonly jobHuntId: string; readonly id: string }>(
      ownerId,
      `select h.id as "jobHuntId", counting.id from unnest($2::uuid[]) as h (id) cross join lateral
         (select f.id from offer f where f.owner_id = $1 and f.job_hunt_id = h.id and ${COUNTING_OFFER}) as counting`,
      [jobHuntIds],
    );
    const ids = new Map(rows.map(({ jobHuntId, id }) => [jobHuntId, id]));
    return jobHuntIds.map((jobHuntId) => ids.get(jobHuntId) ?? null);
  }
}
