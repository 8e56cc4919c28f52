import { Field, ID, Int, ObjectType } from "type-graphql";
import "./enums.js";
import {
  allowedStepActions,
  isComplete,
  PHASES,
  PhaseName,
  PhaseStatus,
  phaseStatus,
  stageOf,
  stepsOf,
  StepAction,
  StepName,
  StepStatus,
  type JobHuntStatus,
  type StepDefinition,
} from "./workflow.js";

/** One recommended step within one hunt. */
@ObjectType({ description: "One recommended step within one hunt.", simpleResolvers: true })
export class Step {
  @Field(() => ID, { description: "The id within all hunts: the hunt's id, a colon, and the step's number." })
  id!: string;

  @Field(() => Int, { description: "The number of the step in the workflow; the `stepid` of the REST shim." })
  number!: number;

  @Field(() => StepName, { description: "Which step it is." })
  name!: StepName;

  @Field(() => String, { description: "The translation key that REST clients know the step by." })
  key!: string;

  @Field(() => StepStatus, { description: "Where it stands." })
  status!: StepStatus;

  @Field(() => Date, { nullable: true, description: "When its status last changed; null while never touched." })
  changedAt!: Date | null;

  @Field(() => [StepAction], { description: "What can be done with it now." })
  allowedActions!: StepAction[];
}

/** One phase of one hunt, with its steps. */
@ObjectType({ description: "One phase of one hunt, with its steps.", simpleResolvers: true })
export class Phase {
  @Field(() => ID, { description: "The id within all hunts: the hunt's id, a colon, and the phase's name." })
  id!: string;

  @Field(() => PhaseName, { description: "Which phase it is." })
  name!: PhaseName;

  @Field(() => Int, { description: "The stage id of the phase: 1, 5, 9 or 13." })
  stage!: number;

  @Field(() => Int, { description: "The stage id that follows it; 99 behind the last phase." })
  nextStage!: number;

  @Field(() => PhaseStatus, { description: "Where it stands." })
  status!: PhaseStatus;

  @Field(() => [Step], { description: "Its steps, in the recommended order." })
  steps!: Step[];

  @Field(() => Int, { description: "How many of its steps are done." })
  stepsDone!: number;

  @Field(() => Int, { description: "How many of its steps count, that is, were not skipped." })
  stepsTotal!: number;

  @Field(() => Boolean, {
    description: "True when every step is done or skipped, so that the hunt can move on with nothing left behind.",
  })
  isComplete!: boolean;
}

/** A touched step as it is stored; an untouched one has no row. */
export interface StepRow {
  readonly number: number;
  readonly status: StepStatus;
  readonly changedAt: Date;
}

/** What of a hunt decides the state of its phases. */
export interface HuntPosition {
  readonly id: string;
  readonly currentPhase: PhaseName;
  readonly startedPhase: PhaseName;
  readonly status: JobHuntStatus;
}

/** The hunt's phases, whole-hunt steps and stage, worked out from its position and the steps that were touched. */
export function planOf(
  hunt: HuntPosition,
  touched: readonly StepRow[],
): { phases: Phase[]; wholeHuntSteps: Step[]; stage: number } {
  const rows = new Map(touched.map((row) => [row.number, row]));
  const stepAt = (definition: StepDefinition): Step => toStep(hunt.id, definition, rows.get(definition.number));
  const position = { phase: hunt.currentPhase, status: hunt.status };
  const phases = PHASES.map(({ name, stage, nextStage }): Phase => {
    const steps = stepsOf(name).map(stepAt);
    const complete = isComplete(steps.map((step) => step.status));
    return {
      id: `${hunt.id}:${name}`,
      name,
      stage,
      nextStage,
      status: phaseStatus(name, position, hunt.startedPhase, complete),
      steps,
      stepsDone: steps.filter((step) => step.status === StepStatus.DONE).length,
      stepsTotal: steps.filter((step) => step.status !== StepStatus.SKIPPED).length,
      isComplete: complete,
    };
  });
  return { phases, wholeHuntSteps: stepsOf(null).map(stepAt), stage: stageOf(position) };
}

/** One step of one hunt; without a row it was never touched. */
export function toStep(jobHuntId: string, definition: StepDefinition, row: StepRow | undefined): Step {
  const status = row?.status ?? StepStatus.INACTIVE;
  return {
    id: `${jobHuntId}:${definition.number}`,
    number: definition.number,
    name: definition.name,
    key: definition.key,
    status,
    changedAt: row?.changedAt ?? null,
    allowedActions: allowedStepActions(status),
  };
}
