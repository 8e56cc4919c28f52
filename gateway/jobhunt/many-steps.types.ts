import { Field, ID, InputType, ObjectType } from "type-graphql";
import { JobHunt } from "./job-hunt.entity.js";
import { StepInput } from "./job-hunt.input.js";
import { StepName } from "./workflow.js";

@InputType({ description: "Several steps, of one hunt or of several." })
export class StepsInput {
  @Field(() => [StepInput], {
    description: "The steps, 1 to 100. One that stands there twice is changed once and answered twice.",
  })
  steps!: StepInput[];
}

@ObjectType({ description: "Why a step was not changed.", simpleResolvers: true })
export class StepProblem {
  @Field(() => String, {
    description: "The code with which the mutation of one step fails: NOT_FOUND, CONFLICT or ILLEGAL_TRANSITION.",
  })
  code!: string;

  @Field(() => String, { description: "The same for people." })
  message!: string;
}

@ObjectType({ description: "What became of one of several steps.", simpleResolvers: true })
export class StepAnswer {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @Field(() => JobHunt, {
    nullable: true,
    description: "The hunt as it is now; null with NOT_FOUND, and where reading it failed.",
  })
  jobHunt!: JobHunt | null;

  @Field(() => StepProblem, {
    nullable: true,
    description: "Why it was not changed; null when it was, or was so already.",
  })
  problem!: StepProblem | null;
}

@ObjectType({ description: "Several steps that were changed in one act.", simpleResolvers: true })
export class StepsChange {
  @Field(() => ID, {
    nullable: true,
    description:
      "The change set with which `undo` takes all of it back, or nothing where one of the steps was changed since; null when nothing was changed.",
  })
  changeSetId!: string | null;

  @Field(() => [StepAnswer], { description: "An answer for each step, in the order in which they were given." })
  answers!: StepAnswer[];
}
