import type { Database } from "../database/database.js";
import { DatedPartsReader } from "../jobhunt/dated-parts.reader.js";
import { Sign } from "./sign.entity.js";

/** Reads the signs of many hunts, the newest first. */
export class SignReader extends DatedPartsReader<Sign> {
  constructor(database: Database) {
    super(database, {
      entity: Sign,
      day: "happenedOn",
      dayOf: ({ happenedOn }) => happenedOn,
      texts: ["note"],
      field: "signs",
    });
  }
}
