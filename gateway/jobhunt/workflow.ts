/**
 * The workflow of a job hunt as plain data and pure functions (spec 4): phases, recommended steps, statuses and the
 * allowed transitions. This module depends on no database, clock or person.
 */
import { AppError } from "../platform/errors.js";

/** The four phases, in the order a hunt moves through them. */
export enum PhaseName {
  PREPARING = "PREPARING",
  APPLYING = "APPLYING",
  INTERVIEWING = "INTERVIEWING",
  ACCEPTING = "ACCEPTING",
}

/** The status of a step. */
export enum StepStatus {
  INACTIVE = "INACTIVE",
  ACTIVE = "ACTIVE",
  DONE = "DONE",
  NOT_DONE = "NOT_DONE",
  SKIPPED = "SKIPPED",
}

/** The status of a phase of one hunt; NOT_DONE is a phase that was left before every step was done. */
export enum PhaseStatus {
  INACTIVE = "INACTIVE",
  ACTIVE = "ACTIVE",
  DONE = "DONE",
  NOT_DONE = "NOT_DONE",
}

/** The actions of a person on a step. */
export enum StepAction {
  OPEN = "OPEN",
  COMPLETE = "COMPLETE",
  RESET = "RESET",
  SKIP = "SKIP",
  MARK_NOT_DONE = "MARK_NOT_DONE",
}

/** The status of a hunt as a whole. */
export enum JobHuntStatus {
  ACTIVE = "ACTIVE",
  DONE = "DONE",
  TERMINATED = "TERMINATED",
}

/** The actions of a person on a hunt as a whole. */
export enum JobHuntAction {
  RENAME = "RENAME",
  MOVE = "MOVE",
  TERMINATE = "TERMINATE",
  REOPEN = "REOPEN",
}

/** The situation a hunt starts from (spec 2: the scenarios of the creation dialog). */
export enum JobHuntScenario {
  FOUND_ADVERT = "FOUND_ADVERT",
  INSIDE_LINE = "INSIDE_LINE",
  FOUND_EMPLOYER = "FOUND_EMPLOYER",
  NO_IDEA_IDEAL_JOB = "NO_IDEA_IDEAL_JOB",
  NO_IDEA_COMPANIES = "NO_IDEA_COMPANIES",
  NO_IDEA_PEOPLE = "NO_IDEA_PEOPLE",
}

/** The recommended steps; the numbers and keys beside them never change. */
export enum StepName {
  IDEAL_JOB_PROFILE = "IDEAL_JOB_PROFILE",
  SHORTLIST_COMPANIES = "SHORTLIST_COMPANIES",
  SHORTLIST_POSITIONS = "SHORTLIST_POSITIONS",
  IDENTIFY_ORGANIZATIONS = "IDENTIFY_ORGANIZATIONS",
  CONTACT_ORGANIZATIONS = "CONTACT_ORGANIZATIONS",
  IDENTIFY_CONTACT_PEOPLE = "IDENTIFY_CONTACT_PEOPLE",
  DECIDE_ON_JOB = "DECIDE_ON_JOB",
  BUILD_APPLICATION_BUNDLE = "BUILD_APPLICATION_BUNDLE",
  PRE_APPLICATION_COMMUNICATIONS = "PRE_APPLICATION_COMMUNICATIONS",
  FOLLOW_UP_EMAIL = "FOLLOW_UP_EMAIL",
  SEND_APPLICATION_BUNDLE = "SEND_APPLICATION_BUNDLE",
  FIRST_FOLLOW_UP_COMMUNICATIONS = "FIRST_FOLLOW_UP_COMMUNICATIONS",
  SECOND_FOLLOW_UP_COMMUNICATIONS = "SECOND_FOLLOW_UP_COMMUNICATIONS",
  FINAL_FOLLOW_UP_COMMUNICATIONS = "FINAL_FOLLOW_UP_COMMUNICATIONS",
  CLOSING_COMMUNICATIONS = "CLOSING_COMMUNICATIONS",
  ACCEPTING_INTERVIEW = "ACCEPTING_INTERVIEW",
  UNDERSTANDING_THE_INTERVIEW = "UNDERSTANDING_THE_INTERVIEW",
  RESEARCH_FOR_THE_INTERVIEW = "RESEARCH_FOR_THE_INTERVIEW",
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE = "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
  PREPARE_1_DAY_BEFORE = "PREPARE_1_DAY_BEFORE",
  DAY_OF_THE_INTERVIEW = "DAY_OF_THE_INTERVIEW",
  RECEIVED_OFFER = "RECEIVED_OFFER",
  OFFER_THANKS = "OFFER_THANKS",
  ACCEPT_OFFER = "ACCEPT_OFFER",
  OFFER_LEGITIMACY = "OFFER_LEGITIMACY",
  OFFER_ACCEPTANCE = "OFFER_ACCEPTANCE",
  CONTRACT_VALIDITY = "CONTRACT_VALIDITY",
  SIGN_AND_RETURN_OFFER = "SIGN_AND_RETURN_OFFER",
  ONBOARDING_COMMUNICATIONS = "ONBOARDING_COMMUNICATIONS",
  JOURNAL_YOUR_JOB_HUNT = "JOURNAL_YOUR_JOB_HUNT",
  CAPTURE_JOB_DETAILS = "CAPTURE_JOB_DETAILS",
}

/** A phase of the catalogue: its stage id and the stage that follows (spec 4). */
export interface PhaseDefinition {
  readonly name: PhaseName;
  readonly stage: number;
  readonly nextStage: number;
}

/** A recommended step of the catalogue; `phase` null: it belongs to the whole hunt. */
export interface StepDefinition {
  readonly number: number;
  readonly name: StepName;
  /** The translation key for REST clients. */
  readonly key: string;
  readonly phase: PhaseName | null;
}

/** The stage id of a hunt whose last phase is completed. */
export const FINAL_STAGE = 99;

/** The phases in their order, with the spec's stage ids. */
export const PHASES: readonly PhaseDefinition[] = [
  { name: PhaseName.PREPARING, stage: 1, nextStage: 5 },
  { name: PhaseName.APPLYING, stage: 5, nextStage: 9 },
  { name: PhaseName.INTERVIEWING, stage: 9, nextStage: 13 },
  { name: PhaseName.ACCEPTING, stage: 13, nextStage: FINAL_STAGE },
];

const { PREPARING, APPLYING, INTERVIEWING, ACCEPTING } = PhaseName;

/** Every recommended step; the order within a phase is the recommended one. */
export const STEPS: readonly StepDefinition[] = [
  // The spec routes the step with this key to the ideal job screen, hence the odd name.
  { number: 1, name: StepName.IDEAL_JOB_PROFILE, key: "ideal_job_name", phase: PREPARING },
  step(2, StepName.SHORTLIST_COMPANIES, PREPARING),
  step(3, StepName.SHORTLIST_POSITIONS, PREPARING),
  step(4, StepName.IDENTIFY_ORGANIZATIONS, PREPARING),
  step(5, StepName.CONTACT_ORGANIZATIONS, PREPARING),
  step(6, StepName.IDENTIFY_CONTACT_PEOPLE, PREPARING),
  step(7, StepName.DECIDE_ON_JOB, PREPARING),
  step(8, StepName.BUILD_APPLICATION_BUNDLE, APPLYING),
  step(9, StepName.PRE_APPLICATION_COMMUNICATIONS, APPLYING),
  step(10, StepName.FOLLOW_UP_EMAIL, APPLYING),
  step(11, StepName.SEND_APPLICATION_BUNDLE, APPLYING),
  step(12, StepName.FIRST_FOLLOW_UP_COMMUNICATIONS, APPLYING),
  step(13, StepName.SECOND_FOLLOW_UP_COMMUNICATIONS, APPLYING),
  step(14, StepName.FINAL_FOLLOW_UP_COMMUNICATIONS, APPLYING),
  step(15, StepName.CLOSING_COMMUNICATIONS, APPLYING),
  step(16, StepName.ACCEPTING_INTERVIEW, INTERVIEWING),
  step(17, StepName.UNDERSTANDING_THE_INTERVIEW, INTERVIEWING),
  step(18, StepName.RESEARCH_FOR_THE_INTERVIEW, INTERVIEWING),
  step(19, StepName.PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE, INTERVIEWING),
  step(20, StepName.PREPARE_1_DAY_BEFORE, INTERVIEWING),
  step(21, StepName.DAY_OF_THE_INTERVIEW, INTERVIEWING),
  step(22, StepName.RECEIVED_OFFER, ACCEPTING),
  step(23, StepName.OFFER_THANKS, ACCEPTING),
  step(24, StepName.ACCEPT_OFFER, ACCEPTING),
  step(25, StepName.OFFER_LEGITIMACY, ACCEPTING),
  step(26, StepName.OFFER_ACCEPTANCE, ACCEPTING),
  step(27, StepName.CONTRACT_VALIDITY, ACCEPTING),
  step(28, StepName.SIGN_AND_RETURN_OFFER, ACCEPTING),
  step(29, StepName.ONBOARDING_COMMUNICATIONS, ACCEPTING),
  step(30, StepName.JOURNAL_YOUR_JOB_HUNT, null),
  step(31, StepName.CAPTURE_JOB_DETAILS, null),
];

/** The status after each action, from each status; an absent status means the action is not allowed there. */
export const STEP_TRANSITIONS: Readonly<Record<StepAction, Partial<Record<StepStatus, StepStatus>>>> = {
  // spec 4: opening a step sets it Active, whatever it was before.
  OPEN: from(StepStatus.ACTIVE, ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE", "SKIPPED"]),
  COMPLETE: from(StepStatus.DONE, ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE", "SKIPPED"]),
  // spec 4: a middle-click on a step resets it.
  RESET: from(StepStatus.INACTIVE, ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE", "SKIPPED"]),
  SKIP: from(StepStatus.SKIPPED, ["INACTIVE", "ACTIVE", "NOT_DONE", "SKIPPED"]),
  MARK_NOT_DONE: from(StepStatus.NOT_DONE, ["INACTIVE", "ACTIVE", "NOT_DONE", "SKIPPED"]),
};

/** The whole-hunt actions that each status of the hunt allows. */
export const JOB_HUNT_ACTIONS: Readonly<Record<JobHuntStatus, readonly JobHuntAction[]>> = {
  ACTIVE: [JobHuntAction.RENAME, JobHuntAction.MOVE, JobHuntAction.TERMINATE],
  DONE: [JobHuntAction.RENAME, JobHuntAction.MOVE, JobHuntAction.TERMINATE, JobHuntAction.REOPEN],
  TERMINATED: [JobHuntAction.RENAME, JobHuntAction.REOPEN],
};

/** A hunt's place in the workflow. */
export interface Position {
  readonly phase: PhaseName;
  readonly status: JobHuntStatus;
}

const STEP_BY_NAME = new Map(STEPS.map((definition) => [definition.name, definition]));
const PHASE_BY_NAME = new Map(PHASES.map((definition) => [definition.name, definition]));

/** Returns the catalogue's entry of a step. */
export function stepDefinition(name: StepName): StepDefinition {
  return known(STEP_BY_NAME.get(name), name);
}

/** Returns the catalogue's entry of a phase. */
export function phaseDefinition(name: PhaseName): PhaseDefinition {
  return known(PHASE_BY_NAME.get(name), name);
}

/** Returns the steps of a phase, or of the whole hunt for null, in their recommended order. */
export function stepsOf(phase: PhaseName | null): readonly StepDefinition[] {
  return STEPS.filter((definition) => definition.phase === phase);
}

/** Returns the status of a step after an action. Throws ILLEGAL_TRANSITION, which says what is allowed instead. */
export function nextStepStatus(current: StepStatus, action: StepAction): StepStatus {
  const next = STEP_TRANSITIONS[action][current];
  if (next === undefined) throw illegal("step", current, action, allowedStepActions(current));
  return next;
}

/** Returns the action that leads to a status. */
export function actionTo(status: StepStatus): StepAction {
  const action = Object.values(StepAction).find((leads) => Object.values(STEP_TRANSITIONS[leads]).includes(status));
  return known(action, status);
}

/** Returns the actions that would change a step of this status. */
export function allowedStepActions(current: StepStatus): readonly StepAction[] {
  return known(ALLOWED_STEP_ACTIONS.get(current), current);
}

/** By status, as every step of every list asks for them. */
const ALLOWED_STEP_ACTIONS: ReadonlyMap<StepStatus, readonly StepAction[]> = new Map(
  Object.values(StepStatus).map((current) => [
    current,
    Object.values(StepAction).filter((action) => {
      const next = STEP_TRANSITIONS[action][current];
      return next !== undefined && next !== current;
    }),
  ]),
);

/** Throws ILLEGAL_TRANSITION when the hunt's status does not allow the whole-hunt action. */
export function requireJobHuntAction(status: JobHuntStatus, action: JobHuntAction): void {
  const allowed = JOB_HUNT_ACTIONS[status];
  if (!allowed.includes(action)) throw illegal("job hunt", status, action, allowed);
}

/** Returns the position of a hunt one phase further; after the last phase it is DONE. */
export function positionAfter(phase: PhaseName): Position {
  const next = PHASES.find((definition) => definition.stage === phaseDefinition(phase).nextStage);
  return next === undefined
    ? { phase, status: JobHuntStatus.DONE }
    : { phase: next.name, status: JobHuntStatus.ACTIVE };
}

/**
 * Returns the hunt's position once `target` is activated: the next phase, or any earlier one. Throws ILLEGAL_TRANSITION
 * on a skip.
 */
export function activate(current: Position, target: PhaseName): Position {
  const next = positionAfter(current.phase);
  const isSkip = phaseDefinition(target).stage > phaseDefinition(next.phase).stage;
  if (isSkip) throw illegal("job hunt", current.phase, `activate ${target}`, [next.phase]);
  return { phase: target, status: JobHuntStatus.ACTIVE };
}

/** Returns the hunt's position once it has left `from`, the same if it had. Throws ILLEGAL_TRANSITION ahead of it. */
export function advance(current: Position, from: PhaseName): Position {
  const distance = phaseDefinition(from).stage - stageOf(current);
  if (distance < 0) return current;
  if (distance > 0) throw illegal("job hunt", current.phase, `leave ${from}`, [`leave ${current.phase}`]);
  return positionAfter(from);
}

/** Returns the stage id of a position: that of its phase, or the final one when the hunt is done. */
export function stageOf(position: Position): number {
  return position.status === JobHuntStatus.DONE ? FINAL_STAGE : phaseDefinition(position.phase).stage;
}

/** Returns true when nothing of the phase is left to do: each step is Done, or was set aside by Skip. */
export function isComplete(statuses: readonly StepStatus[]): boolean {
  return statuses.every((status) => status === StepStatus.DONE || status === StepStatus.SKIPPED);
}

/**
 * Returns the status of one phase of a hunt; a phase left early is NOT_DONE, which distinguishes both ways of
 * advancing.
 */
export function phaseStatus(phase: PhaseName, hunt: Position, startedIn: PhaseName, complete: boolean): PhaseStatus {
  const stage = phaseDefinition(phase).stage;
  if (stage === stageOf(hunt)) return PhaseStatus.ACTIVE;
  if (stage > stageOf(hunt) || stage < phaseDefinition(startedIn).stage) return PhaseStatus.INACTIVE;
  return complete ? PhaseStatus.DONE : PhaseStatus.NOT_DONE;
}

function step(number: number, name: StepName, phase: PhaseName | null): StepDefinition {
  return { number, name, key: name.toLowerCase(), phase };
}

function from(
  next: StepStatus,
  statuses: readonly (keyof typeof StepStatus)[],
): Partial<Record<StepStatus, StepStatus>> {
  return Object.fromEntries(statuses.map((status) => [status, next]));
}

function illegal(subject: string, state: string, action: string, allowed: readonly string[]): AppError {
  return new AppError("ILLEGAL_TRANSITION", {
    message: `A ${subject} that is ${state} cannot ${action}. Allowed: ${allowed.join(", ") || "nothing"}.`,
    current: { from: state, action, allowed },
  });
}

function known<T>(definition: T | undefined, name: string): T {
  if (definition === undefined) throw new AppError("NOT_FOUND", { message: `The workflow has no ${name}.` });
  return definition;
}
