import { Field, ID, InputType, Int } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";
import { DecimalScalar, type Decimal } from "../platform/decimal.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { textInputOf } from "../record/text-field.js";
import { Offer, OfferOutcome, PayPeriod } from "./offer.entity.js";

/** The terms of an offer, of which none is required. */
@InputType()
abstract class OfferTerms extends textInputOf<Pick<Offer, "bonus" | "term" | "place" | "note">>(Offer) {
  @Field(() => DecimalScalar, { nullable: true, description: "The pay for one `payPeriod`." })
  payAmount?: Decimal | null;

  @Field(() => String, { nullable: true, description: "Its currency, a code of ISO 4217 such as EUR." })
  payCurrency?: string | null;

  @Field(() => PayPeriod, { nullable: true, description: "The period it is paid for." })
  payPeriod?: PayPeriod | null;

  @Field(() => DecimalScalar, { nullable: true, description: "The hours a week, at most 168." })
  hours?: Decimal | null;

  @Field(() => DecimalScalar, { nullable: true, description: "The days off in a year, at most 366." })
  daysOff?: Decimal | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day by which it has to be answered, not before the day on which it came.",
  })
  answerBy?: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The first day of work, not before the day on which it came.",
  })
  startsOn?: Day | null;

  @Field(() => ID, { nullable: true, description: "The document that has it in writing, one of yours." })
  documentId?: string | null;

  @Field(() => OfferOutcome, { nullable: true, description: "What became of it; null: it is open." })
  outcome?: OfferOutcome | null;
}

@InputType({
  description:
    "A new offer. While no offer counts in its hunt, it takes over the days of the hunt that are absent here.",
})
export class CreateOfferInput extends OfferTerms {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      "The day on which it came, today where you are or earlier; null or absent: the day that it takes over, else today.",
  })
  receivedOn?: Day | null;
}

@InputType({ description: "Changes of an offer; what is absent stays, null clears." })
export class UpdateOfferInput extends OfferTerms {
  @Field(() => ID, { description: "The offer." })
  id!: string;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day on which it came, today where you are or earlier; null leaves it.",
  })
  receivedOn?: Day | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

/** The input with the id of an offer. */
export const OfferIdInput = idInputOf("Offer", RecordKind.OFFER);
