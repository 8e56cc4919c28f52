import type { JobHunt } from "./job-hunt.entity.js";
import type { Step } from "./phase.js";
import type { Suggestion, SuggestionKind } from "./suggestion.js";
import { JobHuntStatus, PhaseName, PhaseStatus, StepName, StepStatus } from "./workflow.js";

/** The data around a hunt that suggestions depend on. */
export interface JobHuntSurroundings {
  readonly noteCount: number;
  /** When the hunt's newest note was written; null without notes. */
  readonly lastNoteAt: Date | null;
  /** When the hunt's advert was last saved; null when none was captured. */
  readonly advertAt: Date | null;
  /** The employer that is linked to it; null when none is. */
  readonly employer: string | null;
  /** How many contacts work there, or how many there are in all when no employer is known. */
  readonly contactCount: number;
  readonly documentCount: number;
}

/** The number of days without a change after which a hunt counts as idle. */
export const IDLE_DAYS = 14;
/** The number of days without an answer after which an application is followed up. */
export const FOLLOW_UP_DAYS = 7;

const DAY_MS = 86_400_000;
const FOLLOW_UPS = [
  StepName.FIRST_FOLLOW_UP_COMMUNICATIONS,
  StepName.SECOND_FOLLOW_UP_COMMUNICATIONS,
  StepName.FINAL_FOLLOW_UP_COMMUNICATIONS,
];
const COMMITMENTS = [StepName.ACCEPT_OFFER, StepName.OFFER_ACCEPTANCE, StepName.SIGN_AND_RETURN_OFFER];
const CHECKS = [StepName.OFFER_LEGITIMACY, StepName.CONTRACT_VALIDITY];

type Part = Partial<Omit<Suggestion, "kind">>;
type Rule = (hunt: JobHunt, around: JobHuntSurroundings, now: Date) => Part | null;

/** Each rule returns a suggestion, or null when it does not fit; the most pressing comes first. */
const RULES: Readonly<Record<SuggestionKind, Rule>> = {
  MOVE_ON: (hunt) => {
    const phase = hunt.phases.find(({ name }) => name === hunt.currentPhase);
    return phase?.isComplete === true ? { phase: phase.name } : null;
  },
  CHECK_OFFER: (hunt) => {
    const isCommitting = COMMITMENTS.some((name) => isBegun(stepOf(hunt, name)));
    const open = CHECKS.find((name) => !isSettled(stepOf(hunt, name)));
    return hunt.currentPhase === PhaseName.ACCEPTING && isCommitting && open ? { step: open } : null;
  },
  RESEARCH_EMPLOYER: (hunt, { employer }) => {
    const isInvited = stepOf(hunt, StepName.ACCEPTING_INTERVIEW)?.status === StepStatus.DONE;
    const isOpen = !isSettled(stepOf(hunt, StepName.RESEARCH_FOR_THE_INTERVIEW));
    return hunt.currentPhase === PhaseName.INTERVIEWING && isInvited && isOpen
      ? { step: StepName.RESEARCH_FOR_THE_INTERVIEW, employer }
      : null;
  },
  FOLLOW_UP: (hunt, _around, now) => {
    if (hunt.currentPhase !== PhaseName.APPLYING) return null;
    const sent = stepOf(hunt, StepName.SEND_APPLICATION_BUNDLE);
    const next = FOLLOW_UPS.find((name) => !isSettled(stepOf(hunt, name)));
    if (sent?.status !== StepStatus.DONE || next === undefined) return null;
    const spoken = [sent, ...FOLLOW_UPS.map((name) => stepOf(hunt, name))].filter((step) => isSettled(step));
    const days = daysSince(latest(spoken.map((step) => step?.changedAt)), now);
    return days >= FOLLOW_UP_DAYS ? { step: next, days } : null;
  },
  TAKE_UP: (hunt, { lastNoteAt, advertAt }, now) => {
    const changes = stepsOf(hunt).map((step) => step.changedAt);
    const days = daysSince(latest([hunt.updatedAt, lastNoteAt, advertAt, ...changes]), now);
    return days >= IDLE_DAYS ? { days } : null;
  },
  CAPTURE_ADVERT: (hunt, { advertAt }) =>
    hunt.currentPhase !== PhaseName.PREPARING && advertAt === null ? { step: StepName.CAPTURE_JOB_DETAILS } : null,
  ADD_CONTACT: (_hunt, { contactCount, employer }) =>
    contactCount === 0 ? { step: StepName.IDENTIFY_CONTACT_PEOPLE, employer } : null,
  ADD_DOCUMENT: (hunt, { documentCount }) =>
    hunt.currentPhase !== PhaseName.PREPARING && documentCount === 0
      ? { step: StepName.BUILD_APPLICATION_BUNDLE }
      : null,
  LINK_IDEAL_JOB: (hunt) => (hunt.idealJobId === null ? { step: StepName.IDEAL_JOB_PROFILE } : null),
  SETTLE_STEP: (hunt) => {
    const left = hunt.phases.find((phase) => phase.status === PhaseStatus.NOT_DONE);
    const open = left?.steps.find((step) => !isSettled(step));
    return left && open ? { phase: left.name, step: open.name } : null;
  },
  WRITE_NOTE: (hunt, { noteCount }) =>
    noteCount === 0 && [PhaseName.INTERVIEWING, PhaseName.ACCEPTING].includes(hunt.currentPhase)
      ? { step: StepName.JOURNAL_YOUR_JOB_HUNT }
      : null,
};

/** Returns the suggestions for a hunt, the most pressing first; none for a hunt that is over. */
export function suggest(hunt: JobHunt, around: JobHuntSurroundings, now: Date): Suggestion[] {
  if (hunt.status !== JobHuntStatus.ACTIVE) return [];
  const rules = Object.entries(RULES) as [SuggestionKind, Rule][]; // the keys of the record are its kinds
  return rules.flatMap(([kind, rule]) => {
    const part = rule(hunt, around, now);
    return part === null ? [] : [{ step: null, phase: null, days: null, employer: null, ...part, kind }];
  });
}

function stepsOf(hunt: JobHunt): readonly Step[] {
  return [...hunt.phases.flatMap((phase) => phase.steps), ...hunt.wholeHuntSteps];
}

function stepOf(hunt: JobHunt, name: StepName): Step | undefined {
  return stepsOf(hunt).find((step) => step.name === name);
}

function isSettled(step: Step | undefined): boolean {
  return step?.status === StepStatus.DONE || step?.status === StepStatus.SKIPPED;
}

function isBegun(step: Step | undefined): boolean {
  return step?.status === StepStatus.DONE || step?.status === StepStatus.ACTIVE;
}

function latest(moments: readonly (Date | null | undefined)[]): number {
  return Math.max(...moments.map((moment) => moment?.getTime() ?? 0));
}

function daysSince(moment: number, now: Date): number {
  return Math.floor((now.getTime() - moment) / DAY_MS);
}
