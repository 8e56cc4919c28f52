import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageInfo } from "../connection.js";
import { JobHunt } from "./job-hunt.entity.js";
import type { JobHuntFilter } from "./job-hunt.reader.js";
import { Step } from "./phase.js";
import { PhaseName, StepName } from "./workflow.js";

const LOG_ENTRY_ID = "The line of the log that `undo` takes; null when nothing had to change.";

/** A page of hunts. */
@ObjectType({ description: "A page of hunts.", simpleResolvers: true })
export class JobHuntConnection {
  @Field(() => [JobHunt], { description: "The hunts of this page, in the order asked for." })
  nodes!: readonly JobHunt[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: JobHuntFilter;
}

/** A changed hunt. */
@ObjectType({ description: "A changed hunt.", simpleResolvers: true })
export class JobHuntChange {
  @Field(() => JobHunt, { description: "The hunt as it is now." })
  jobHunt!: JobHunt;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

/** A changed step. */
@ObjectType({ description: "A changed step.", simpleResolvers: true })
export class StepChange {
  @Field(() => JobHunt, { description: "The hunt as it is now." })
  jobHunt!: JobHunt;

  @Field(() => Step, { description: "The step as it is now." })
  step!: Step;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

/** A recommended step of the workflow. */
@ObjectType({ description: "A recommended step of the workflow.", simpleResolvers: true })
export class WorkflowStep {
  @Field(() => Int, { description: "Its number; the `stepid` of the REST shim." })
  number!: number;

  @Field(() => StepName, { description: "Which step it is." })
  name!: StepName;

  @Field(() => String, { description: "The translation key that REST clients know the step by." })
  key!: string;
}

/** A phase of the workflow. */
@ObjectType({ description: "A phase of the workflow.", simpleResolvers: true })
export class WorkflowPhase {
  @Field(() => PhaseName, { description: "Which phase it is." })
  name!: PhaseName;

  @Field(() => Int, { description: "Its stage id." })
  stage!: number;

  @Field(() => Int, { description: "The stage id that follows." })
  nextStage!: number;

  @Field(() => [WorkflowStep], { description: "Its steps, in the recommended order." })
  steps!: readonly WorkflowStep[];
}

/** The workflow that every hunt follows. */
@ObjectType({ description: "The workflow that every hunt follows.", simpleResolvers: true })
export class Workflow {
  @Field(() => [WorkflowPhase], { description: "The four phases, in their order." })
  phases!: readonly WorkflowPhase[];

  @Field(() => [WorkflowStep], { description: "The steps that belong to the whole hunt." })
  wholeHuntSteps!: readonly WorkflowStep[];
}
