import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index } from "typeorm";
import { APPOINTMENT_LINE_MAX, APPOINTMENT_NOTE_MAX, APPOINTMENT_PLACE_MAX, URL_MAX } from "../../schema/limits.js";
import { FoldedWords } from "../database/folded-words.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import { DayScalar, type Day } from "../platform/day.js";
import { TextColumn } from "../record/text-field.js";
import { SignSender } from "../sign/sign.entity.js";
import { AppointmentKind, AppointmentOutcome, AppointmentRound, RepeatedHour } from "./appointment-enums.js";

/** A telephone call, a video call or a meeting that was agreed for a day. Days to prepare depend on the next one. */
@ObjectType({
  description: "An appointment of a hunt, such as an interview.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("appointment")
@Check("appointment_moment", "(time IS NULL) = (starts_at IS NULL)")
@Index("appointment_hunt", ["ownerId", "jobHuntId", "day", "id"], { where: "deleted_at IS NULL" })
@Index("appointment_day", ["ownerId", "day"], { where: "deleted_at IS NULL" })
@Index("appointment_start", ["ownerId", "startsAt"], { where: "starts_at IS NOT NULL AND deleted_at IS NULL" })
@Index("appointment_by_change", ["ownerId", "updatedAt", "id"], { where: "deleted_at IS NULL" })
@FoldedWords("appointment_folded", "appointment_named", "appointment_search")
@Index("appointment_phone", { synchronize: false })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "appointment_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "appointment_hunt_fkey",
  onDelete: "CASCADE",
})
export class Appointment extends OwnedEntity {
  @Field(() => ID, { description: "The id of the hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @Field(() => AppointmentKind, { description: "How it takes place." })
  @Column({ type: "text" })
  kind!: AppointmentKind;

  @Field(() => AppointmentRound, { description: "What it is about." })
  @Column({ type: "text" })
  round!: AppointmentRound;

  @Field(() => Int, {
    nullable: true,
    description: "Which interview it is, counted from 1; null when it is not known, and unless `round` is INTERVIEW.",
  })
  @Column({ name: "round_number", type: "smallint", nullable: true })
  roundNumber!: number | null;

  @TextColumn(APPOINTMENT_LINE_MAX, "What it is about in your words, for OTHER; null for another `round`.", {
    name: "round_name",
  })
  roundName!: string | null;

  @Field(() => DayScalar, { description: "The day, in its own time zone." })
  @Column({ type: "date" })
  day!: Day;

  @Field(() => String, {
    nullable: true,
    description: "The time of day in its own time zone, `HH:MM`; null while it is not known.",
  })
  @Column({ type: "text", nullable: true })
  time!: string | null;

  @Field(() => String, { description: "Its time zone, an IANA name such as `Europe/Berlin`." })
  @Column({ name: "time_zone", type: "text" })
  timeZone!: string;

  @Field(() => RepeatedHour, {
    nullable: true,
    description: "Which of two, where its time comes twice on its day; null otherwise.",
  })
  @Column({ name: "repeated_hour", type: "text", nullable: true })
  repeatedHour!: RepeatedHour | null;

  @Field(() => Date, {
    nullable: true,
    description: "The moment at which it begins; null while its time is not known.",
  })
  @Column({ name: "starts_at", type: "timestamptz", precision: 3, nullable: true })
  startsAt!: Date | null;

  /** When it was last said when it takes place: at its creation, or when it was moved. The plan prepares from then on. */
  @Column({ name: "dated_at", type: "timestamptz", precision: 3 })
  datedAt!: Date;

  @Field(() => Int, { nullable: true, description: "Its length in minutes; null when it is not known." })
  @Column({ type: "smallint", nullable: true })
  minutes!: number | null;

  @TextColumn(APPOINTMENT_PLACE_MAX, "The place; null when there is none.")
  place!: string | null;

  @TextColumn(
    URL_MAX,
    "The address of the video call or of a page about it, with https:// or http://; null when there is none.",
    { use: "plain" },
  )
  url!: string | null;

  @TextColumn(APPOINTMENT_LINE_MAX, "The telephone number to call, or from which they call; null when there is none.", {
    use: "plain",
  })
  phone!: string | null;

  @TextColumn(APPOINTMENT_NOTE_MAX, "Your note about it; null when there is none.")
  note!: string | null;

  @Field(() => AppointmentOutcome, { nullable: true, description: "How it went; null while nobody said." })
  @Column({ type: "text", nullable: true })
  outcome!: AppointmentOutcome | null;

  @Field(() => SignSender, { nullable: true, description: "Who cancelled it; null when nobody did." })
  @Column({ name: "cancelled_by", type: "text", nullable: true })
  cancelledBy!: SignSender | null;
}
