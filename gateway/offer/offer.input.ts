import { Field, ID, InputType, Int } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";
import { DAY_RULE } from "../jobhunt/day-fact.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { InputField, inputOf } from "../record/input-field.js";
import { Offer } from "./offer.entity.js";

/** The terms of an offer, of which none is required. */
const OfferTerms = inputOf(Offer, [
  ...(["payAmount", "payCurrency", "payPeriod", "bonus", "hours", "daysOff", "term", "place"] as const),
  ...(["answerBy", "startsOn", "note", "documentId", "outcome"] as const),
]);

@InputType({
  description:
    "A new offer. While no offer counts in its hunt, it takes over the days of the hunt that are absent here.",
})
export class CreateOfferInput extends OfferTerms {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @InputField(
    () => DayScalar,
    "The day on which it came, today where you are or earlier; null or absent: the day that it takes over, else today.",
    DAY_RULE,
  )
  receivedOn?: Day | null;
}

@InputType({ description: "Changes of an offer; what is absent stays, null clears." })
export class UpdateOfferInput extends OfferTerms {
  @Field(() => ID, { description: "The offer." })
  id!: string;

  @InputField(() => DayScalar, "The day on which it came, today where you are or earlier; null leaves it.", DAY_RULE)
  receivedOn?: Day | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

/** The input with the id of an offer. */
export const OfferIdInput = idInputOf("Offer", RecordKind.OFFER);
