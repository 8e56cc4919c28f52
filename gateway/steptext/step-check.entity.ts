import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Person } from "../person/person.entity.js";

/** The state of a point of a step's checklist. */
export enum StepCheckState {
  OPEN = "OPEN",
  CHECKED = "CHECKED",
  TO_ASK = "TO_ASK",
}

registerEnumType(StepCheckState, {
  name: "StepCheckState",
  description: "The state of a point of a step's checklist.",
  valuesConfig: {
    OPEN: { description: "Nothing was done about it yet." },
    CHECKED: { description: "You checked it." },
    TO_ASK: { description: "You want to ask about it." },
  },
});

/** What a person keeps at one point of a step's checklist. A point without a row is open. */
@ObjectType({
  description: "The state of one point of a step's checklist. A point without one is open.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("step_check")
@Index("step_check_once", ["ownerId", "jobHuntId", "stepNumber", "key"], { unique: true })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "step_check_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "step_check_hunt_fkey",
  onDelete: "CASCADE",
})
export class StepCheck extends OwnedEntity {
  @Field(() => ID, { description: "The hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  /** The number of the step; exposed as `step`. */
  @Column({ name: "step", type: "smallint" })
  stepNumber!: number;

  @Field(() => String, { description: "What the client calls the point." })
  @Column({ type: "text" })
  key!: string;

  @Field(() => StepCheckState, { description: "The state." })
  @Column({ type: "text" })
  state!: StepCheckState;

  @Field(() => String, { nullable: true, description: "The question to ask; null when none was written down." })
  @Column({ type: "text", nullable: true })
  question!: string | null;
}
