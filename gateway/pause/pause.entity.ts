import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";
import { DayScalar, type Day } from "../platform/day.js";

/** A pause of one hunt, or of all that there were on its first day: dates of rules move by its length. */
@ObjectType({
  description: "A pause of one hunt, or of all.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("pause")
@Index("pause_hunt", ["ownerId", "jobHuntId"], { where: "deleted_at IS NULL" })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "pause_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "pause_hunt_fkey",
  onDelete: "CASCADE",
})
export class Pause extends OwnedEntity {
  @Field(() => ID, { nullable: true, description: "The hunt; null: all hunts that there were on its first day." })
  @Column({ name: "job_hunt_id", type: "uuid", nullable: true })
  jobHuntId!: string | null;

  @Field(() => DayScalar, { name: "from", simple: false, description: "Its first day." })
  @Column({ name: "from_on", type: "date" })
  fromOn!: Day;

  @Field(() => DayScalar, { name: "until", simple: false, description: "The first day after it." })
  @Column({ name: "until_on", type: "date" })
  untilOn!: Day;
}
