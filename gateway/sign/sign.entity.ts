import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import { DayScalar, type Day } from "../platform/day.js";

/** The sender of a sign. */
export enum SignSender {
  THEM = "THEM",
  ME = "ME",
}

/** The kind of a sign. */
export enum SignKind {
  MAIL = "MAIL",
  CALL = "CALL",
  MEETING = "MEETING",
  LETTER = "LETTER",
  REJECTION = "REJECTION",
}

registerEnumType(SignSender, {
  name: "SignSender",
  description: "The sender of a sign.",
  valuesConfig: {
    THEM: { description: "The employer, or an agency that speaks for it." },
    ME: { description: "You." },
  },
});

registerEnumType(SignKind, {
  name: "SignKind",
  description: "The kind of a sign.",
  valuesConfig: {
    MAIL: { description: "An e-mail or another written message." },
    CALL: { description: "A call." },
    MEETING: { description: "A meeting, such as an interview." },
    LETTER: { description: "A letter on paper." },
    REJECTION: { description: "A rejection, in whatever form it came." },
  },
});

/** An answer, a call, a promise: one sign of life in a hunt. Dates of the plan depend on the last one. */
@ObjectType({
  description: "An answer, a call or another message between you and an employer.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("sign")
@Index("sign_hunt", ["ownerId", "jobHuntId", "happenedOn", "id"], { where: "deleted_at IS NULL" })
@Index("sign_by_change", ["ownerId", "updatedAt", "id"], { where: "deleted_at IS NULL" })
@FoldedWords("sign_folded", "sign_search")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "sign_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], { name: "sign_hunt_fkey", onDelete: "CASCADE" })
export class Sign extends OwnedEntity {
  @Field(() => ID, { description: "The hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @Field(() => DayScalar, { name: "on", simple: false, description: "The day." })
  @Column({ name: "happened_on", type: "date" })
  happenedOn!: Day;

  @Field(() => SignSender, { name: "from", simple: false, description: "The sender." })
  @Column({ type: "text" })
  sender!: SignSender;

  @Field(() => SignKind, { description: "The kind." })
  @Column({ type: "text" })
  kind!: SignKind;

  @Field(() => String, { nullable: true, description: "What was said; null when it was not written down." })
  @Column({ type: "text", nullable: true })
  note!: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day by which the sender promised the next message; null when none was named.",
  })
  @Column({ name: "promised_on", type: "date", nullable: true })
  promisedOn!: Day | null;

  /** The day on which it was written down. */
  @Column({ name: "recorded_on", type: "date" })
  recordedOn!: Day;
}
