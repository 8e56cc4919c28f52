import { Field, ID, Int, ObjectType } from "type-graphql";
import { Step } from "./phase.js";
import { PhaseName } from "./workflow.js";

@ObjectType({ description: "The number of hunts in one phase.", simpleResolvers: true })
export class PhaseCount {
  @Field(() => PhaseName, { description: "The phase." })
  phase!: PhaseName;

  @Field(() => Int, { description: "How many active hunts are in it; finished and terminated ones are left out." })
  count!: number;
}

@ObjectType({ description: "How many steps were done in one week.", simpleResolvers: true })
export class WeekCount {
  @Field(() => Date, { description: "The Monday the week begins on, 00:00 UTC." })
  weekStart!: Date;

  @Field(() => Int, { description: "How many steps were done in it." })
  stepsDone!: number;
}

@ObjectType({ description: "The counts of job hunts.", simpleResolvers: true })
export class JobHuntStatistics {
  @Field(() => Int, { description: "How many hunts there are, finished ones included and terminated ones left out." })
  total!: number;

  @Field(() => [PhaseCount], { description: "How many of them are active, phase by phase, in their order." })
  byPhase!: PhaseCount[];

  @Field(() => Int, { description: "How many of them are finished; `total` is these and those of `byPhase`." })
  finished!: number;

  @Field(() => Int, { description: "How many hunts were terminated." })
  terminated!: number;
}

@ObjectType({ description: "A step that was opened and is not finished.", simpleResolvers: true })
export class ActiveStep {
  @Field(() => Step, { description: "The step." })
  step!: Step;

  @Field(() => ID, { description: "The hunt it belongs to." })
  jobHuntId!: string;

  @Field(() => String, { description: "The name of that hunt." })
  jobHuntName!: string;

  @Field(() => PhaseName, { description: "The phase that hunt is in." })
  phase!: PhaseName;
}
