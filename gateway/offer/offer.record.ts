import { JOB_HUNT_OFFERS_MAX } from "../../schema/limits.js";
import type { LongTexts } from "../database/long-texts.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Offer } from "./offer.entity.js";

/** The long texts of an offer. */
export const OFFER_TEXTS = { properties: ["note"], field: "offers" } as const satisfies LongTexts<Offer>;

/** The offers in a person's hunts. */
export const OFFER_RECORD = definePart({
  kind: RecordKind.OFFER,
  entity: Offer,
  most: JOB_HUNT_OFFERS_MAX,
  remedy: "Delete one first.",
  factsOf: ({ receivedOn }) => ({ other: receivedOn }),
  texts: OFFER_TEXTS,
  search: {
    texts: "bonus, term, place, note",
    named: "coalesce(place, term, bonus, left(note, 120))",
  },
});
