import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { LINE_MAX, TEXT_MAX } from "../../schema/limits.js";
import { FoldedWords } from "../database/folded-words.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { Document } from "../document/document.entity.js";
import { DayFact } from "../jobhunt/day-fact.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import type { Day } from "../platform/day.js";
import { DecimalScalar, type Decimal } from "../platform/decimal.js";
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

/** An offer of a job, with its terms. The one that counts says days of its hunt, see `jobhunt/offer-days.ts`. */
@ObjectType({ description: "An offer of a job, with its terms.", implements: OwnedEntity, simpleResolvers: true })
@Entity("offer")
@Index("offer_hunt", ["ownerId", "jobHuntId", "receivedOn", "id"], { where: "deleted_at IS NULL" })
@Index("offer_document", ["ownerId", "documentId"], { where: "document_id IS NOT NULL" })
@FoldedWords("offer_folded")
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

  @Field(() => DecimalScalar, { nullable: true, description: "The pay for one `payPeriod`; null when not known." })
  @Column({ name: "pay_amount", type: "numeric", precision: 12, scale: 2, nullable: true })
  payAmount!: Decimal | null;

  @Field(() => String, { nullable: true, description: "Its currency, a code of ISO 4217; null when not known." })
  @Column({ name: "pay_currency", type: "text", nullable: true })
  payCurrency!: string | null;

  @Field(() => PayPeriod, { nullable: true, description: "The period it is paid for; null when not known." })
  @Column({ name: "pay_period", type: "text", nullable: true })
  payPeriod!: PayPeriod | null;

  @TextColumn(LINE_MAX, "What is paid besides; null when nothing is known.")
  bonus!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: "The hours a week; null when not known." })
  @Column({ type: "numeric", precision: 12, scale: 2, nullable: true })
  hours!: Decimal | null;

  @Field(() => DecimalScalar, { nullable: true, description: "The days off in a year; null when not known." })
  @Column({ name: "days_off", type: "numeric", precision: 12, scale: 2, nullable: true })
  daysOff!: Decimal | null;

  @TextColumn(LINE_MAX, "For how long, and on probation for how long; null when not known.")
  term!: string | null;

  @TextColumn(LINE_MAX, "The place of work, and what is at home; null when not known.")
  place!: string | null;

  @DayFact("received_on", "The day on which it came.", { isRequired: true })
  receivedOn!: Day;
  receivedOnSetOn!: Day;

  @DayFact("answer_by", "The day by which it has to be answered; null when not known.")
  answerBy!: Day | null;
  answerBySetOn!: Day | null;

  @DayFact("starts_on", "The first day of work; null when not known.")
  startsOn!: Day | null;
  startsOnSetOn!: Day | null;

  @TextColumn(TEXT_MAX, "Your note about it; null when there is none.")
  note!: string | null;

  /** The document that has it in writing; null when there is none. */
  @Column({ name: "document_id", type: "uuid", nullable: true })
  documentId!: string | null;

  @Field(() => OfferOutcome, { nullable: true, description: "What became of it; null while it is open." })
  @Column({ type: "text", nullable: true })
  outcome!: OfferOutcome | null;
}
