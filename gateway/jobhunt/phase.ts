import { Field, ID, Int, ObjectType } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";
import { DueReasonType } from "./due-reason.types.js";
import "./enums.js";
import { DueSetBy } from "./step-days.js";
import { PhaseName, PhaseStatus, StepAction, StepName, StepStatus } from "./workflow.js";

@ObjectType({ description: "One recommended step within one hunt.", simpleResolvers: true })
export class Step {
  @Field(() => ID, { description: "The id within all hunts: the hunt's id, a colon, and the step's number." })
  id!: string;

  @Field(() => Int, { description: "The number of the step in the workflow; the `stepid` of the REST shim." })
  number!: number;

  @Field(() => StepName, { description: "The name of the step." })
  name!: StepName;

  @Field(() => String, { description: "The translation key of the step for REST clients." })
  key!: string;

  @Field(() => StepStatus, { description: "Its status." })
  status!: StepStatus;

  @Field(() => Date, { nullable: true, description: "When its status last changed; null while never touched." })
  changedAt!: Date | null;

  @Field(() => DayScalar, { nullable: true, description: "The day on which it was done; null unless it is DONE." })
  doneOn!: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day it is due; null when it has none, is closed, or its hunt is not ACTIVE.",
  })
  dueOn!: Day | null;

  @Field(() => DueSetBy, {
    description: "Who decides on its day: you, once you set or removed it, until it is reset; otherwise its rule.",
  })
  dueSetBy!: DueSetBy;

  @Field(() => DueReasonType, { nullable: true, description: "The rule that set `dueOn`; null when none did." })
  dueRule!: DueReasonType | null;

  @Field(() => [StepAction], { description: "The actions that it allows now." })
  allowedActions!: readonly StepAction[];
}

@ObjectType({ description: "One phase of one hunt, with its steps.", simpleResolvers: true })
export class Phase {
  @Field(() => ID, { description: "The id within all hunts: the hunt's id, a colon, and the phase's name." })
  id!: string;

  @Field(() => PhaseName, { description: "The phase." })
  name!: PhaseName;

  @Field(() => Int, { description: "The stage id of the phase: 1, 5, 9 or 13." })
  stage!: number;

  @Field(() => Int, { description: "The stage id that follows it; 99 after the last phase." })
  nextStage!: number;

  @Field(() => PhaseStatus, { description: "Its status." })
  status!: PhaseStatus;

  @Field(() => [Step], { description: "Its steps, in the recommended order." })
  steps!: Step[];

  @Field(() => Int, { description: "How many of its steps are done." })
  stepsDone!: number;

  @Field(() => Int, { description: "How many of its steps count, that is, were not skipped." })
  stepsTotal!: number;

  @Field(() => Boolean, {
    description: "True when every step is done or skipped, so that the hunt can move on without open steps.",
  })
  isComplete!: boolean;
}

@ObjectType({
  description:
    "How far a hunt is in the phase that it is in, or ended in: what a list of hunts shows without their steps.",
  simpleResolvers: true,
})
export class HuntProgress {
  @Field(() => Int, { description: "How many steps of the phase are done." })
  stepsDone!: number;

  @Field(() => Int, { description: "How many steps of the phase count, that is, were not skipped." })
  stepsTotal!: number;

  @Field(() => Boolean, { description: "True when every step of the phase is done or skipped." })
  isComplete!: boolean;

  @Field(() => [StepStatus], { description: "The status of each step of the phase, in the recommended order." })
  statuses!: StepStatus[];
}
