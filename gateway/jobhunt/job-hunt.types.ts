import { Extensions, Field, ID, InputType, ObjectType } from "type-graphql";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf, LOG_ENTRY_ID } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { listArgsOf, RecordWhere } from "../record/list-args.js";
import { RecordSort } from "../record/record-sort.js";
import { JobHunt } from "./job-hunt.entity.js";
import { Step } from "./phase.js";
import { JobHuntStatus, PhaseName } from "./workflow.js";

/** A page of hunts. */
export const JobHuntConnection = connectionOf(JobHunt, "hunts");

/** A changed hunt. */
export const JobHuntChange = changeOf(JobHunt, RecordKind.JOB_HUNT);

@InputType({ description: "The conditions of the hunts; what is absent or null demands nothing." })
export class JobHuntWhere extends RecordWhere {
  @Field(() => PhaseName, { nullable: true, description: "Only hunts in this phase." })
  phase?: PhaseName | null;

  @Field(() => JobHuntStatus, { nullable: true, description: "Only hunts of this status." })
  status?: JobHuntStatus | null;
}

/** The arguments of the list of hunts. */
export const JobHuntListArgs = listArgsOf(JobHuntWhere, {
  filter: "Only hunts with this text in their name.",
  sort: RecordSort.CREATED,
  size: 100,
});

@ObjectType({ description: "A changed step.", simpleResolvers: true })
export class StepChange {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobHunt, { nullable: true, description: "The hunt as it is now; null only when reading it failed." })
  jobHunt!: JobHunt;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => Step, { nullable: true, description: "The step as it is now; null only when reading it failed." })
  step!: Step;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

/** A hunt after an act of several parts. */
@ObjectType()
export abstract class JobHuntActed {
  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobHunt, { nullable: true, description: "The hunt as it is now; null only when reading it failed." })
  jobHunt!: JobHunt;

  @Field(() => ID, {
    nullable: true,
    description: "The change set with which `undo` takes all of it back; null when nothing had to change.",
  })
  changeSetId!: string | null;
}

@ObjectType({ description: "A hunt that was finished.", simpleResolvers: true })
export class JobHuntFinished extends JobHuntActed {}

@ObjectType({ description: "Hunts that were terminated in one act.", simpleResolvers: true })
export class JobHuntsTerminated {
  @Field(() => [JobHunt], { description: "The hunts as they are now." })
  jobHunts!: JobHunt[];

  @Field(() => ID, { description: "The change set with which `undo` takes all of it back." })
  changeSetId!: string;
}
