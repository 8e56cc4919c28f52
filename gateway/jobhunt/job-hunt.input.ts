import { Field, ID, InputType, Int } from "type-graphql";
import { JobHuntScenario, PhaseName, StepName, StepStatus } from "./workflow.js";

/** A new hunt. */
@InputType({ description: "A new hunt." })
export class CreateJobHuntInput {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your choice, so that a repeated request makes one hunt; absent: the server chooses.",
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What to call it, at most 200 characters; empty becomes 'New Job Hunt'.",
  })
  name?: string | null;

  @Field(() => PhaseName, { nullable: true, description: "The phase to start in; absent: PREPARING." })
  phase?: PhaseName | null;

  @Field(() => JobHuntScenario, { nullable: true, description: "The situation it starts from." })
  scenario?: JobHuntScenario | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave the job, at most 500 characters.",
  })
  jobId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave your application, at most 500 characters.",
  })
  applicationId?: string | null;
}

/** Changes of a hunt; what is absent stays, null clears. */
@InputType({ description: "Changes of a hunt; what is absent stays, null clears." })
export class UpdateJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "What to call it, at most 200 characters; null or empty leaves it.",
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave the job, at most 500 characters.",
  })
  jobId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave your application, at most 500 characters.",
  })
  applicationId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** Another name for a hunt. */
@InputType({ description: "Another name for a hunt." })
export class RenameJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => String, { description: "The new name, at most 200 characters; empty leaves the old one." })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** A move to the next phase. */
@InputType({ description: "A move to the next phase." })
export class AdvanceJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => PhaseName, {
    description: "The phase it is to leave. A hunt that has left it already stays where it is.",
  })
  from!: PhaseName;
}

/** A move to a named phase. */
@InputType({ description: "A move to a named phase." })
export class ActivatePhaseInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => PhaseName, {
    nullable: true,
    description: "The phase to go to: the next one, or any earlier one; absent: the next one.",
  })
  phase?: PhaseName | null;
}

/** The end of a hunt that did not lead to an offer. */
@InputType({ description: "The end of a hunt that did not lead to an offer." })
export class TerminateJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Why, in your own words; may be empty." })
  reason?: string | null;
}

/** A hunt, by its id. */
@InputType({ description: "A hunt, by its id." })
export class JobHuntIdInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;
}

/** A step of a hunt. */
@InputType({ description: "A step of a hunt." })
export class StepInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "Which of its steps." })
  step!: StepName;
}

/** A step of a hunt and the status it is to have. */
@InputType({ description: "A step of a hunt and the status it is to have." })
export class SetStepStatusInput extends StepInput {
  @Field(() => StepStatus, { description: "The status it is to have." })
  status!: StepStatus;
}
