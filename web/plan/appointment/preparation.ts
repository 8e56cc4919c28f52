import type { StepName, StepStatus } from "../../schema.generated.js";

/** The steps in which a person prepares for an appointment, and the step of its day. */
const PREPARATION: ReadonlySet<StepName> = new Set([
  "UNDERSTANDING_THE_INTERVIEW",
  "RESEARCH_FOR_THE_INTERVIEW",
  "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
  "PREPARE_1_DAY_BEFORE",
  "DAY_OF_THE_INTERVIEW",
] satisfies readonly StepName[]);

interface JobHuntSteps {
  readonly status: string;
  readonly currentPhase: string;
  readonly phases: readonly {
    readonly name: string;
    readonly steps: readonly { readonly name: StepName; readonly status: StepStatus }[];
  }[];
}

/** Returns how many steps of preparing an open hunt in its interviews has closed. */
export function closedPreparation({ status, currentPhase, phases }: JobHuntSteps): number {
  if (status !== "ACTIVE" || currentPhase !== "INTERVIEWING") return 0;
  const steps = phases.flatMap((phase) => (phase.name === currentPhase ? phase.steps : []));
  return steps.filter(({ name, status: state }) => PREPARATION.has(name) && state !== "ACTIVE" && state !== "INACTIVE")
    .length;
}
