import { Field, ID, InputType, Int } from "type-graphql";
import { StepsInput } from "../jobhunt/many-steps.types.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";
import { HUNT_VERSION } from "../record/input-words.js";

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

@InputType({ description: "Several steps that are moved to a later day." })
export class SnoozeStepsInput extends StepsInput {
  @Field(() => DayScalar, { description: "The day, after today." })
  until!: Day;
}
