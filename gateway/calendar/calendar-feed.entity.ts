import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { Person } from "../person/person.entity.js";
import { DEFAULT_LANGUAGE, LANGUAGE_LIST } from "./calendar-language.js";

/** The secret address at which a person's calendar can be read; only the hash of the secret is stored. */
@ObjectType({
  description:
    "The secret address at which calendar programs read appointments, the days that others set, and the steps that are due.",
  simpleResolvers: true,
})
@Entity("calendar_feed")
@Unique("calendar_feed_hash_key", ["hash"])
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "calendar_feed_owner_fkey", onDelete: "CASCADE" })
export class CalendarFeed {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => String, { description: "How the secret in its address begins, to recognize which one a program has." })
  @Column({ type: "text" })
  start!: string;

  /** SHA-256 of the secret, in hexadecimal digits. */
  @Column({ type: "text" })
  hash!: string;

  @Field(() => Boolean, {
    description:
      "True: titles name the job and its employer. False: the job alone, and only where that names no employer.",
  })
  @Column({ name: "includes_employers", type: "boolean", default: false })
  includesEmployers!: boolean;

  @Field(() => Boolean, {
    description:
      "True: it has the days that others set, such as the last day to apply, the days that were promised, and the day to ask for news after an interview.",
  })
  @Column({ name: "includes_days", type: "boolean", default: true })
  includesDays!: boolean;

  @Field(() => Boolean, { description: "True: it has the steps that are due, each on its day." })
  @Column({ name: "includes_steps", type: "boolean", default: true })
  includesSteps!: boolean;

  @Field(() => Boolean, {
    description: "True: it has your appointments, with their times, places, links and numbers.",
  })
  @Column({ name: "includes_appointments", type: "boolean", default: true })
  includesAppointments!: boolean;

  @Field(() => String, { description: `The language of the titles of events, one of ${LANGUAGE_LIST}.` })
  @Column({ type: "text", default: DEFAULT_LANGUAGE })
  language!: string;

  @Field(() => Date, { description: "When the address was made, or last renewed." })
  @Column({ name: "created_at", type: "timestamptz", precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was last read, to the minute; null until it is." })
  @Column({ name: "last_read_at", type: "timestamptz", precision: 3, nullable: true })
  lastReadAt!: Date | null;
}
