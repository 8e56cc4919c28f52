import { Field, ID, InputType, Int } from "type-graphql";
import { LINE_MAX, NAME_MAX, TALKING_POINTS_MAX } from "../../schema/limits.js";
import { DayScalar, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { HUNT_VERSION, NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField } from "../record/text-field.js";
import { JobHuntScenario, PhaseName, StepName, StepStatus } from "./workflow.js";
import { HuntOutcome } from "./outcome.js";

/** The input that creates and changes a hunt. */
@InputType()
abstract class JobHuntTexts {
  @TextField(LINE_MAX, "The id that the employer's system or a job board gave the job.", { use: "plain" })
  jobId?: string | null;

  @TextField(LINE_MAX, "The id that the employer's system or a job board gave your application.", {
    use: "plain",
  })
  applicationId?: string | null;
}

@InputType({ description: "A new hunt." })
export class CreateJobHuntInput extends JobHuntTexts {
  @Field(() => ID, {
    nullable: true,
    description: NEW_ID,
  })
  id?: string | null;

  @TextField(NAME_MAX, "Its name; empty becomes 'New Job Hunt'.")
  name?: string | null;

  @Field(() => PhaseName, { nullable: true, description: "The phase to start in; absent: PREPARING." })
  phase?: PhaseName | null;

  @Field(() => JobHuntScenario, { nullable: true, description: "The situation it starts from." })
  scenario?: JobHuntScenario | null;

  @Field(() => ID, {
    nullable: true,
    description: "One of your companies, linked as its EMPLOYER; undoing the creation removes the link as well.",
  })
  companyId?: string | null;
}

@InputType({ description: "Changes of a hunt; what is absent stays, null clears." })
export class UpdateJobHuntInput extends JobHuntTexts {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @TextField(NAME_MAX, "Its name; null or empty leaves it.")
  name?: string | null;

  @TextField(TALKING_POINTS_MAX, "What you want to say when they call, one line each.")
  talkingPoints?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

@InputType({ description: "Another name for a hunt." })
export class RenameJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @TextField(NAME_MAX, "The new name; empty leaves the old one.", { isRequired: true })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

@InputType({ description: "A move to the next phase." })
export class AdvanceJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => PhaseName, {
    description: "The phase it is to leave. A hunt that has left it already stays where it is.",
  })
  from!: PhaseName;
}

@InputType({ description: "The end of a hunt that led to a job." })
export class FinishJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => DayScalar, { nullable: true, description: "The first day of work; null or absent: it stays as it is." })
  startsOn?: Day | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

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

@InputType({ description: "The end of a hunt that did not lead to an offer." })
export class TerminateJobHuntInput {
  @Field(() => ID, { description: "The hunt." })
  id!: string;

  @Field(() => HuntOutcome, {
    nullable: true,
    description: "How it ended: any outcome but ACCEPTED; absent: nobody said.",
  })
  outcome?: HuntOutcome | null;

  @Field(() => String, { nullable: true, description: "Why, in your own words; may be empty." })
  reason?: string | null;
}

@InputType({ description: "The end of several hunts." })
export class TerminateJobHuntsInput {
  @Field(() => [ID], { description: "The hunts, at most a hundred." })
  ids!: string[];

  @Field(() => HuntOutcome, {
    nullable: true,
    description: "How all of them ended: any outcome but ACCEPTED; absent: nobody said.",
  })
  outcome?: HuntOutcome | null;

  @Field(() => String, { nullable: true, description: "Why, in your own words; may be empty." })
  reason?: string | null;
}

@InputType({ description: "The days that the plan of a hunt depends on; what is absent stays, null clears." })
export class SetJobHuntDatesInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, { nullable: true, description: "The last day to apply." })
  deadline?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The day on which the offer came." })
  offerReceivedOn?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The day by which the offer has to be answered." })
  answerBy?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The day on which the contract came." })
  contractArrivedOn?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The day by which the contract has to be signed." })
  signBy?: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The first day of work." })
  startsOn?: Day | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

/** The input with the id of a hunt. */
export const JobHuntIdInput = idInputOf("JobHunt", RecordKind.JOB_HUNT);

@InputType({ description: "A step of a hunt." })
export class StepInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @Field(() => Int, { nullable: true, description: HUNT_VERSION })
  version?: number | null;
}

@InputType({ description: "A step of a hunt and the status it is to have." })
export class SetStepStatusInput extends StepInput {
  @Field(() => StepStatus, { description: "The status it is to have." })
  status!: StepStatus;
}

@InputType({ description: "The day on which a step was done." })
export class SetStepDoneOnInput extends StepInput {
  @Field(() => DayScalar, { description: "The day, today or earlier." })
  doneOn!: Day;
}
