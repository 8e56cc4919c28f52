import type { JobHuntDateName } from "../jobhunt/day-fact.js";
import type { JobHuntScenario, JobHuntStatus, PhaseName, StepName, StepStatus } from "../jobhunt/workflow.js";
import type { Day } from "../platform/day.js";
import type { SignKind, SignSender } from "../sign/sign.entity.js";

/** A day, and the day on which it was written down. */
export interface KnownDay {
  readonly on: Day;
  readonly knownOn: Day;
}

/** A step that was changed at least once. */
export interface StepFact {
  readonly status: StepStatus;
  /** Null unless it is DONE. */
  readonly doneOn: Day | null;
  /** The day of its last change. */
  readonly changedOn: Day;
}

/** A sign between a person and an employer. */
export interface SignFact extends KnownDay {
  readonly sender: SignSender;
  readonly kind: SignKind;
  readonly promisedOn: Day | null;
}

/** A pause; `until` is the first day after it. */
export interface PauseFact {
  readonly from: Day;
  readonly until: Day;
}

/** Everything that the plan of a hunt is derived from. */
export interface PlanFacts {
  readonly status: JobHuntStatus;
  /** Whether the hunt is in the trash. */
  readonly isTrashed: boolean;
  readonly phase: PhaseName;
  /** The phase it was created in. */
  readonly startedPhase: PhaseName;
  readonly scenario: JobHuntScenario | null;
  /** False: rules give it no dates. */
  readonly isPlanned: boolean;
  /** The day before which rules give it no dates; null: none. */
  readonly planFrom: Day | null;
  readonly startedOn: Day;
  readonly phaseStartedOn: Day;
  readonly dates: Readonly<Partial<Record<JobHuntDateName, KnownDay>>>;
  readonly interview: KnownDay | null;
  readonly steps: ReadonlyMap<StepName, StepFact>;
  /** The days that its person set; null: that the step has none. */
  readonly byHand: ReadonlyMap<StepName, Day | null>;
  /** In the order in which they happened. */
  readonly signs: readonly SignFact[];
  readonly pauses: readonly PauseFact[];
}
