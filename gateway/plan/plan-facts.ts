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

/** An appointment, with its day where the person is; `knownOn` is the day on which it was created, or moved there. */
export interface AppointmentFact extends KnownDay {
  readonly id: string;
  /** The minute of that day; null without a time. */
  readonly minuteOfDay: number | null;
  /** Null without a time. */
  readonly startsAt: Date | null;
  /** Null without a time, and without a length. */
  readonly endsAt: Date | null;
  /** The moment at which it was created, and the day of that. */
  readonly writtenAt: Date;
  readonly writtenOn: Day;
  /** The moment at which it was created, or moved to where it is. */
  readonly datedAt: Date;
  readonly isCancelled: boolean;
  /** Whether its person said how it went. */
  readonly hasOutcome: boolean;
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
  readonly appointments: readonly AppointmentFact[];
  readonly steps: ReadonlyMap<StepName, StepFact>;
  /** The days that its person set; null: that the step has none. */
  readonly byHand: ReadonlyMap<StepName, Day | null>;
  /** In the order in which they happened. */
  readonly signs: readonly SignFact[];
  readonly pauses: readonly PauseFact[];
}
