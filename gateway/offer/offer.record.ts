import { JOB_HUNT_OFFERS_MAX } from "../../schema/limits.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Offer } from "./offer.entity.js";

/** The offers in a person's hunts. */
export const OFFER_RECORD = definePart({
  kind: RecordKind.OFFER,
  entity: Offer,
  most: JOB_HUNT_OFFERS_MAX,
  remedy: "Delete one first.",
  factsOf: ({ receivedOn }) => ({ other: receivedOn }),
  texts: { properties: ["note"], field: "offers" },
  search: {
    texts: "bonus, term, place, note",
    hit: { name: "coalesce(r.place, r.term, r.bonus, left(r.note, 120), '')" },
  },
});
