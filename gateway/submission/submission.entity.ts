import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import { DayScalar, type Day } from "../platform/day.js";

/** How something was sent. */
export enum SubmissionChannel {
  EMAIL = "EMAIL",
  FORM = "FORM",
  POST = "POST",
  IN_PERSON = "IN_PERSON",
  OTHER = "OTHER",
}

registerEnumType(SubmissionChannel, {
  name: "SubmissionChannel",
  description: "How something was sent.",
  valuesConfig: {
    EMAIL: { description: "By e-mail." },
    FORM: { description: "Through a form on a web page." },
    POST: { description: "By post." },
    IN_PERSON: { description: "Handed over in person." },
    OTHER: { description: "Another way." },
  },
});

/** A copy of what was sent in a hunt. Nothing of it is ever edited; only whether it was a mistake can change. */
@ObjectType({
  description: "A copy of what was sent in a hunt, as it was. It is never edited; it can be marked as sent by mistake.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("submission")
@Index("submission_hunt", ["ownerId", "jobHuntId", "sentOn", "id"])
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "submission_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "submission_hunt_fkey",
  onDelete: "CASCADE",
})
export class Submission extends OwnedEntity {
  @Field(() => ID, { description: "The id of the hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @Field(() => DayScalar, { description: "The day on which it was sent." })
  @Column({ name: "sent_on", type: "date" })
  sentOn!: Day;

  @Field(() => String, {
    nullable: true,
    description: "The time of day at which it was sent, `HH:MM`, where you were; null when not known.",
  })
  @Column({ name: "sent_time", type: "text", nullable: true })
  sentTime!: string | null;

  @Field(() => SubmissionChannel, { description: "How it was sent." })
  @Column({ type: "text" })
  channel!: SubmissionChannel;

  /** The contact it was sent to, who may be gone; null when none was named. */
  @Column({ name: "contact_id", type: "uuid", nullable: true })
  contactId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "To whom it was sent: the name as it was; null when nobody was named.",
  })
  @Column({ type: "text", nullable: true })
  recipient!: string | null;

  /** Read by itself, see the resolver; absent where it was not read. */
  @Column({ name: "advert_text", type: "text", nullable: true })
  advertText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The SHA-256 of the advert's text in UTF-8, in hexadecimal; null when none is kept.",
  })
  @Column({ name: "advert_hash", type: "text", nullable: true })
  advertHash!: string | null;

  /** Like `advertText`. */
  @Column({ type: "text", nullable: true })
  letter?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The SHA-256 of the letter in UTF-8, in hexadecimal; null when none is kept.",
  })
  @Column({ name: "letter_hash", type: "text", nullable: true })
  letterHash!: string | null;

  @Field(() => Boolean, { description: "True when it was marked as sent by mistake; then no day is counted from it." })
  @Column({ name: "is_mistake", type: "boolean", default: false })
  isMistake!: boolean;
}
