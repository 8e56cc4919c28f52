import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
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

  constructor(database: Database) {
    this.ofJobHunts = new PagesOfMany(database, OF_JOB_HUNTS);
  }
}
