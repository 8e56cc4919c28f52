import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import type { Sign } from "./sign.entity.js";
import { SIGN_RECORD } from "./sign.record.js";

/** The signs of hunts, the newest first. */
const OF_JOB_HUNTS = partsOfHunts<Sign>(SIGN_RECORD, {
  order: [
    ["happenedOn", "date"],
    ["id", "uuid"],
  ],
  direction: "desc",
});

/** Reads the signs of many hunts. */
export class SignReader {
  readonly ofJobHunts: PagesOfMany<Sign>;

  constructor(database: Database) {
    this.ofJobHunts = new PagesOfMany(database, OF_JOB_HUNTS);
  }
}
