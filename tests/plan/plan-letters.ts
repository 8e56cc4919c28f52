import type { JobHuntDateName } from "../../gateway/jobhunt/day-fact.js";
import type { StepName } from "../../gateway/jobhunt/workflow.js";
import {
  JobHuntScenario,
  JobHuntStatus,
  PhaseName,
  stepDefinition,
  STEPS,
  StepStatus,
} from "../../gateway/jobhunt/workflow.js";
import { appointmentFact } from "../../gateway/plan/appointments.js";
import { derivePlan, type DerivedPlan } from "../../gateway/plan/derive-plan.js";
import { appointmentIdOf, isOtherDay, type DayKey, type OtherDay } from "../../gateway/plan/other-day.js";
import type { AppointmentFact, KnownDay, PlanFacts, SignFact, StepFact } from "../../gateway/plan/plan-facts.js";
import { addDays, daysBetween, type Day } from "../../gateway/platform/day.js";
import { SignKind, SignSender } from "../../gateway/sign/sign.entity.js";

/**
 * A hunt in the letters of the table of due rules. Every number is a day: 0 is the day on which the hunt began, S, a Monday.
 * D and a number is the day on which that step was done.
 */
export interface Letters {
  readonly phase?: PhaseName;
  readonly startedPhase?: PhaseName;
  readonly begun?: keyof typeof SCENARIOS;
  /** The day the phase began; absent: that of the hunt. */
  readonly P?: number;
  /** The last day to apply. */
  readonly L?: number;
  /** The day the application was sent. */
  readonly B?: number;
  /** The day of their message, and the day that they named in it. */
  readonly H?: readonly [number, number];
  /** The day of a message of mine, and the day that I named in it. */
  readonly mine?: readonly [number, number];
  /** The day of a message from them that names no day. */
  readonly news?: number;
  /** The day of a no. */
  readonly no?: number;
  /** The day of the interview. */
  readonly A?: number;
  /** Other appointments. */
  readonly rounds?: readonly Round[];
  /** The day of the offer. */
  readonly O?: number;
  /** The day by which the offer has to be answered. */
  readonly R?: number;
  /** The day the contract came. */
  readonly C?: number;
  /** The day by which the contract has to be signed. */
  readonly G?: number;
  /** The first day of work. */
  readonly J?: number;
  /** The day on which L, A, O, R, C, G and J were written down; absent: S. */
  readonly known?: number;
  readonly done?: Readonly<Record<`D${number}`, number>>;
  /** The numbers of skipped steps, and the day. */
  readonly skipped?: Readonly<Record<number, number>>;
  /** The days that were set by hand, by the number of the step. */
  readonly hand?: Readonly<Record<number, number | null>>;
  /** The first day of each pause, and the first after it. */
  readonly pauses?: readonly (readonly [number, number])[];
  readonly planFrom?: number;
}

/** An appointment whose `on` is the day, and `written` the day on which it was written down, at noon; absent: S. */
export interface Round {
  readonly on: number;
  /** The time of day, in UTC; absent: not known. */
  readonly at?: string;
  readonly written?: number;
  /** The day on which it was moved to its day, at noon; absent: never. */
  readonly moved?: number;
  readonly isCancelled?: boolean;
  readonly hasOutcome?: boolean;
}

const S: Day = "2026-03-02";
const SCENARIOS = {
  advert: JobHuntScenario.FOUND_ADVERT,
  inside: JobHuntScenario.INSIDE_LINE,
  employer: JobHuntScenario.FOUND_EMPLOYER,
  idea: JobHuntScenario.NO_IDEA_IDEAL_JOB,
  companies: JobHuntScenario.NO_IDEA_COMPANIES,
  people: JobHuntScenario.NO_IDEA_PEOPLE,
} as const;
const DATES = {
  L: "deadline",
  O: "offerReceivedOn",
  R: "answerBy",
  C: "contractArrivedOn",
  G: "signBy",
  J: "startsOn",
} as const satisfies Record<string, JobHuntDateName>;
const SENT = 11;
const STEP_BY_NUMBER = new Map(STEPS.map(({ number, name }) => [number, name]));

/** A hunt that was applied for the day after it began. */
export const APPLIED: Letters = { phase: PhaseName.APPLYING, B: 1, skipped: { 8: 0, 9: 0, 10: 0 } };

/** Returns the calendar day of a number. */
export function day(number: number): Day {
  return addDays(S, number);
}

/** Returns the number of a calendar day; null stays null. */
export function numberOf(on: Day | null): number | null {
  return on === null ? null : daysBetween(S, on);
}

/** Returns the facts of such a hunt. */
export function factsOf(letters: Letters, others: Partial<PlanFacts> = {}): PlanFacts {
  const { phase = PhaseName.PREPARING, begun, P = 0, A, rounds = [], B, known = 0, done = {}, skipped = {} } = letters;
  const knownDay = (number: number): KnownDay => ({ on: day(number), knownOn: day(known) });
  const dates = Object.entries(DATES).flatMap(([letter, name]) => {
    const number = letters[letter as keyof typeof DATES]; // Object.entries forgets the type of its keys
    return number === undefined ? [] : [[name, knownDay(number)] as const];
  });
  const doneSteps: Record<string, number> = { ...done, ...(B === undefined ? {} : { [`D${String(SENT)}`]: B }) };
  return {
    status: JobHuntStatus.ACTIVE,
    isTrashed: false,
    phase,
    startedPhase: letters.startedPhase ?? PhaseName.PREPARING,
    scenario: begun === undefined ? null : SCENARIOS[begun],
    isPlanned: true,
    planFrom: letters.planFrom === undefined ? null : day(letters.planFrom),
    startedOn: S,
    phaseStartedOn: day(P),
    dates: Object.fromEntries(dates),
    appointments: [...(A === undefined ? [] : [{ on: A, written: known }]), ...rounds].map(roundOf),
    steps: new Map<StepName, StepFact>([
      ...Object.entries(skipped).map(
        ([number, on]) => [stepOf(number), { status: StepStatus.SKIPPED, doneOn: null, changedOn: day(on) }] as const,
      ),
      ...Object.entries(doneSteps).map(
        ([name, on]) =>
          [stepOf(name.slice(1)), { status: StepStatus.DONE, doneOn: day(on), changedOn: day(on) }] as const,
      ),
    ]),
    byHand: new Map(
      Object.entries(letters.hand ?? {}).map(([number, on]) => [stepOf(number), on === null ? null : day(on)]),
    ),
    signs: signsOf(letters),
    pauses: (letters.pauses ?? []).map(([from, until]) => ({ from: day(from), until: day(until) })),
    ...others,
  };
}

/** Returns such a hunt in the phase of a step, of which nothing else is open. */
export function factsBefore(step: StepName, letters: Letters): PlanFacts {
  const phase = letters.phase ?? stepDefinition(step).phase ?? PhaseName.PREPARING;
  const facts = factsOf({ ...letters, phase });
  const skipped = { status: StepStatus.SKIPPED, doneOn: null, changedOn: S };
  const others = STEPS.flatMap(({ name }) => (name === step ? [] : [[name, skipped] as const]));
  return { ...facts, steps: new Map([...others, ...facts.steps]) };
}

/** Returns the plan of such a hunt where every day is a working day. */
export function planOf(letters: Letters, others: Partial<PlanFacts> = {}): DerivedPlan {
  return derivePlan(factsOf(letters, others), new Set());
}

/** Returns the days of the steps that have one, by their numbers. */
export function stepDays(plan: DerivedPlan): Record<number, number | null> {
  return Object.fromEntries(plan.steps.map(({ step, dueOn }) => [stepDefinition(step).number, numberOf(dueOn)]));
}

/** Returns the list of each step that has a day, by its name. */
export function listsOf(letters: Letters): Record<string, string | null> {
  return Object.fromEntries(planOf(letters).steps.map(({ step, list }) => [step, list]));
}

/** Returns the days that no step and no appointment has, by their names. */
export function otherDays(plan: DerivedPlan): Partial<Record<OtherDay, number | null>> {
  const days = plan.days.filter(({ day: name }) => isOtherDay(name));
  return Object.fromEntries(days.map(({ day: name, dueOn }) => [name, numberOf(dueOn)]));
}

/** Returns the days of the appointments that have a row, by their places in the letters. */
export function appointmentDays(plan: DerivedPlan): Record<string, number | null> {
  return Object.fromEntries(
    plan.days.flatMap(({ day: name, dueOn }) =>
      isOtherDay(name) ? [] : [[appointmentIdOf(name) ?? "", numberOf(dueOn)]],
    ),
  );
}

/** Returns the rows of a plan that are shown on a day, in which list they ever are. */
export function rowsOn(number: number, { steps, days }: DerivedPlan): (StepName | DayKey)[] {
  const today = day(number);
  return [
    ...steps.flatMap(({ step, dueOn, list, hiddenFrom }) =>
      dueOn === null || list === null || (hiddenFrom !== null && hiddenFrom <= today) ? [] : [step],
    ),
    ...days.flatMap(({ day: name, shownFrom }) => (shownFrom !== null && shownFrom > today ? [] : [name])),
  ];
}

function roundOf(
  { on, at, written = 0, moved = written, isCancelled = false, hasOutcome = false }: Round,
  place: number,
): AppointmentFact {
  const startsAt = at === undefined ? null : new Date(`${day(on)}T${at}Z`);
  const [writtenAt, datedAt] = [new Date(`${day(written)}T12:00Z`), new Date(`${day(moved)}T12:00Z`)];
  const appointment = { id: String(place), day: day(on), startsAt, minutes: null, writtenAt, datedAt };
  return appointmentFact({ ...appointment, isCancelled, hasOutcome }, "UTC");
}

function signsOf({ H, mine, news, no }: Letters): SignFact[] {
  const sign = (on: number | undefined, rest: Partial<SignFact>): SignFact[] =>
    on === undefined
      ? []
      : [{ on: day(on), knownOn: day(on), sender: SignSender.THEM, kind: SignKind.MAIL, promisedOn: null, ...rest }];
  return [
    ...sign(H?.[0], { promisedOn: H === undefined ? null : day(H[1]) }),
    ...sign(mine?.[0], { sender: SignSender.ME, promisedOn: mine === undefined ? null : day(mine[1]) }),
    ...sign(news, {}),
    ...sign(no, { kind: SignKind.REJECTION }),
  ].sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

function stepOf(number: string): StepName {
  const step = STEP_BY_NUMBER.get(Number(number));
  if (step === undefined) throw new Error(`There is no step ${number}.`);
  return step;
}
