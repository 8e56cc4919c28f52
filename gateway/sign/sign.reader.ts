import type { Database } from "../database/database.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import type { Sign } from "./sign.entity.js";
import { SIGN_RECORD } from "./sign.record.js";

/** Reads the signs of many hunts, the newest first. */
export class SignReader extends PagesOfMany<Sign> {
  constructor(database: Database) {
    super(
      database,
      partsOfHunts<Sign>(SIGN_RECORD, {
        order: [
          ["happenedOn", "date"],
          ["id", "uuid"],
        ],
        direction: "desc",
        field: "signs",
      }),
    );
  }
}
