import { Field, ID, InputType, Int } from "type-graphql";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";

/** The description of `version` of these inputs: days of steps raise the version of their hunt. */
const HUNT_VERSION =
  "The version of the hunt that you have seen; CONFLICT when it has another one. Absent: whatever it is.";

@InputType({ description: "A step whose rule is to set its day again." })
export class ResetStepDueDateInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @Field(() => Int, { nullable: true, description: HUNT_VERSION })
  version?: number | null;
}

@InputType({ description: "The day of a step." })
export class SetStepDueDateInput extends ResetStepDueDateInput {
  @Field(() => DayScalar, { nullable: true, description: "The day; null or absent: it has none." })
  dueOn?: Day | null;
}

@InputType({ description: "A step that is moved to a later day." })
export class SnoozeStepInput extends ResetStepDueDateInput {
  @Field(() => DayScalar, { description: "The day, after today." })
  until!: Day;
}
