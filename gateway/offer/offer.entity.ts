import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { CURRENCIES } from "../../schema/currencies.js";
import { LINE_MAX, TEXT_MAX } from "../../schema/limits.js";
import { FoldedWords } from "../database/folded-words.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { Document } from "../document/document.entity.js";
import { DayFact } from "../jobhunt/day-fact.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import type { Day } from "../platform/day.js";
import type { Decimal } from "../platform/decimal.js";
import { DecimalColumn } from "../record/decimal-column.js";
import { InInputs, InputField, WritableColumn, type FieldRule } from "../record/input-field.js";
import { faultOf } from "../platform/validation.js";
import { TextColumn } from "../record/text-field.js";

/** The period for which an amount is paid. */
export enum PayPeriod {
  HOUR = "HOUR",
  DAY = "DAY",
  WEEK = "WEEK",
  MONTH = "MONTH",
  YEAR = "YEAR",
}

/** What became of an offer. */
export enum OfferOutcome {
  ACCEPTED = "ACCEPTED",
  DECLINED = "DECLINED",
  WITHDRAWN = "WITHDRAWN",
  REPLACED = "REPLACED",
}

registerEnumType(PayPeriod, {
  name: "PayPeriod",
  description: "The period for which an amount is paid.",
  valuesConfig: {
    HOUR: { description: "An hour." },
    DAY: { description: "A day." },
    WEEK: { description: "A week." },
    MONTH: { description: "A month." },
    YEAR: { description: "A year." },
  },
});

registerEnumType(OfferOutcome, {
  name: "OfferOutcome",
  description: "What became of an offer.",
  valuesConfig: {
    ACCEPTED: { description: "You accepted it." },
    DECLINED: { description: "You declined it." },
    WITHDRAWN: { description: "The employer withdrew it." },
    REPLACED: { description: "Another offer took its place." },
  },
});

const CURRENCY: FieldRule<string> = {
  store: (code) => code.trim().toUpperCase(),
  fault: (field, code) =>
    CURRENCIES.includes(code)
      ? null
      : faultOf(field, "currency", "a currency in use, by its code of ISO 4217 such as EUR or USD."),
};
const WRITABLE = { isWritable: true } as const;

/** An offer of a job, with its terms. The one that counts says days of its hunt, see `jobhunt/offer-days.ts`. */
@ObjectType({ description: "An offer of a job, with its terms.", implements: OwnedEntity, simpleResolvers: true })
@Entity("offer")
@Index("offer_hunt", ["ownerId", "jobHuntId", "receivedOn", "id"], { where: "deleted_at IS NULL" })
@Index("offer_document", ["ownerId", "documentId"], { where: "document_id IS NOT NULL" })
@Index("offer_by_change", ["ownerId", "updatedAt", "id"], { where: "deleted_at IS NULL" })
@FoldedWords("offer_folded", "offer_named")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "offer_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "offer_hunt_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Document, ["ownerId", "documentId"], ["ownerId", "id"], {
  name: "offer_document_fkey",
  onDelete: "SET NULL",
})
export class Offer extends OwnedEntity {
  @Field(() => ID, { description: "The id of the hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @DecimalColumn("The pay for one `payPeriod`; null when not known.", { name: "pay_amount" })
  payAmount!: Decimal | null;

  @WritableColumn(
    () => String,
    "Its currency, a code of ISO 4217 such as EUR; null when not known.",
    { name: "pay_currency", type: "text" },
    CURRENCY,
  )
  payCurrency!: string | null;

  @WritableColumn(() => PayPeriod, "The period it is paid for; null when not known.", {
    name: "pay_period",
    type: "text",
  })
  payPeriod!: PayPeriod | null;

  @TextColumn(LINE_MAX, "What is paid besides; null when nothing is known.")
  bonus!: string | null;

  @DecimalColumn("The hours a week; null when not known.", { most: [168, "the hours of a week"] })
  hours!: Decimal | null;

  @DecimalColumn("The days off in a year; null when not known.", {
    name: "days_off",
    most: [366, "the days of a year"],
  })
  daysOff!: Decimal | null;

  @TextColumn(LINE_MAX, "For how long, and on probation for how long; null when not known.")
  term!: string | null;

  @TextColumn(LINE_MAX, "The place of work, and what is at home; null when not known.")
  place!: string | null;

  @DayFact("received_on", "The day on which it came.", { isRequired: true })
  receivedOn!: Day;
  receivedOnSetOn!: Day;

  @DayFact(
    "answer_by",
    "The day by which it has to be answered, not before the offer came; null when not known.",
    WRITABLE,
  )
  answerBy!: Day | null;
  answerBySetOn!: Day | null;

  @DayFact("starts_on", "The first day of work, not before the offer came; null when not known.", WRITABLE)
  startsOn!: Day | null;
  startsOnSetOn!: Day | null;

  @TextColumn(TEXT_MAX, "Your note about it; null when there is none.")
  note!: string | null;

  @InInputs(InputField(() => ID, "The document that has it in writing, one of yours; null when there is none."))
  @Column({ name: "document_id", type: "uuid", nullable: true })
  documentId!: string | null;

  @WritableColumn(
    () => OfferOutcome,
    "What became of it; null while it is open.",
    { type: "text" },
    {},
    "What became of it; null: it is open.",
  )
  outcome!: OfferOutcome | null;
}
