import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";

/** A text of a step as its person edited it, in one language. Without one, clients show the first text. */
@ObjectType({
  description: "A text of a step as you edited it, in one language.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("step_text")
@Index("step_text_once", ["ownerId", "jobHuntId", "stepNumber", "key", "language"], {
  unique: true,
  where: "deleted_at IS NULL",
})
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "step_text_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "step_text_hunt_fkey",
  onDelete: "CASCADE",
})
export class StepText extends OwnedEntity {
  @Field(() => ID, { description: "The hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  /** The number of the step; exposed as `step`. */
  @Column({ name: "step", type: "smallint" })
  stepNumber!: number;

  @Field(() => String, { description: "What the client calls the text; a step can have several." })
  @Column({ type: "text" })
  key!: string;

  @Field(() => String, { description: "The language, as a canonical BCP 47 tag." })
  @Column({ type: "text" })
  language!: string;

  @Field(() => String, { nullable: true, description: "The subject line; null when it has none." })
  @Column({ type: "text", nullable: true })
  subject!: string | null;

  @Field(() => String, { description: "The text." })
  @Column({ type: "text" })
  body!: string;
}
