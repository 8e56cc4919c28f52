import { JobHuntScenario, StepName } from "../jobhunt/workflow.js";
import { PLAN_ORDER } from "./due-rules.js";

/** What a scenario makes of the order of a plan. */
export interface ScenarioSteps {
  /** The steps that it takes first, in their order; one of a later phase does not wait for its phase. */
  readonly first: readonly StepName[];
  /** The steps that it gives no dates to: they help, but are not the next thing. */
  readonly undated: readonly StepName[];
}

const { FOUND_ADVERT, INSIDE_LINE, FOUND_EMPLOYER, NO_IDEA_IDEAL_JOB, NO_IDEA_COMPANIES, NO_IDEA_PEOPLE } =
  JobHuntScenario;
const S = StepName;
/** The steps of people who look for a job; those who have one in sight decide on it, and apply. */
const LOOKING = [
  S.IDEAL_JOB_PROFILE,
  S.SHORTLIST_COMPANIES,
  S.SHORTLIST_POSITIONS,
  S.IDENTIFY_ORGANIZATIONS,
  S.CONTACT_ORGANIZATIONS,
];

/** What each scenario makes of the order of a plan. */
export const SCENARIO_STEPS: Readonly<Record<JobHuntScenario, ScenarioSteps>> = {
  [FOUND_ADVERT]: {
    first: [S.CAPTURE_JOB_DETAILS, S.DECIDE_ON_JOB],
    undated: [...LOOKING, S.IDENTIFY_CONTACT_PEOPLE],
  },
  [INSIDE_LINE]: {
    first: [S.IDENTIFY_CONTACT_PEOPLE, S.PRE_APPLICATION_COMMUNICATIONS, S.DECIDE_ON_JOB],
    undated: LOOKING,
  },
  // The employer is written down, then looked at: which jobs are open there, and who decides.
  [FOUND_EMPLOYER]: {
    first: [S.SHORTLIST_COMPANIES, S.SHORTLIST_POSITIONS, S.IDENTIFY_CONTACT_PEOPLE, S.DECIDE_ON_JOB],
    undated: [S.IDEAL_JOB_PROFILE, S.IDENTIFY_ORGANIZATIONS, S.CONTACT_ORGANIZATIONS],
  },
  // Registering at an office is urgent for people without a job, so it comes right after the first step.
  [NO_IDEA_IDEAL_JOB]: { first: [S.IDEAL_JOB_PROFILE, S.IDENTIFY_ORGANIZATIONS], undated: [] },
  [NO_IDEA_COMPANIES]: { first: [S.SHORTLIST_COMPANIES, S.IDENTIFY_ORGANIZATIONS], undated: [] },
  [NO_IDEA_PEOPLE]: {
    first: [S.IDENTIFY_CONTACT_PEOPLE, S.IDENTIFY_ORGANIZATIONS, S.CONTACT_ORGANIZATIONS, S.IDEAL_JOB_PROFILE],
    undated: [],
  },
};

/** Returns every step in the order in which a hunt takes them; those that its scenario gives no dates to are the last. */
export function stepOrder(scenario: JobHuntScenario | null): readonly StepName[] {
  const { first, undated } = stepsOfScenario(scenario);
  const others = PLAN_ORDER.filter((step) => !first.includes(step) && !undated.includes(step));
  return [...first, ...others, ...undated];
}

/** Returns the steps that a scenario takes first, and those that it gives no dates to; null: none. */
export function stepsOfScenario(scenario: JobHuntScenario | null): ScenarioSteps {
  return scenario === null ? { first: [], undated: [] } : SCENARIO_STEPS[scenario];
}
