import { Field, Int, ObjectType } from "type-graphql";
import { PhaseName, StepName } from "./workflow.js";

@ObjectType({ description: "A recommended step of the workflow.", simpleResolvers: true })
export class WorkflowStep {
  @Field(() => Int, { description: "Its number; the `stepid` of the REST shim." })
  number!: number;

  @Field(() => StepName, { description: "The name of the step." })
  name!: StepName;

  @Field(() => String, { description: "The translation key of the step for REST clients." })
  key!: string;
}

@ObjectType({ description: "A phase of the workflow.", simpleResolvers: true })
export class WorkflowPhase {
  @Field(() => PhaseName, { description: "The name of the phase." })
  name!: PhaseName;

  @Field(() => Int, { description: "Its stage id." })
  stage!: number;

  @Field(() => Int, { description: "The stage id that follows." })
  nextStage!: number;

  @Field(() => [WorkflowStep], { description: "Its steps, in the recommended order." })
  steps!: readonly WorkflowStep[];
}

@ObjectType({ description: "The workflow that every hunt follows.", simpleResolvers: true })
export class Workflow {
  @Field(() => [WorkflowPhase], { description: "The four phases, in their order." })
  phases!: readonly WorkflowPhase[];

  @Field(() => [WorkflowStep], { description: "The steps that belong to the whole hunt." })
  wholeHuntSteps!: readonly WorkflowStep[];
}
