import { isOpenStatus, WEEKLY_STEP } from "../jobhunt/step-days.js";
import {
  JobHuntStatus,
  phaseDefinition,
  PhaseName,
  stepDefinition,
  StepName,
  StepStatus,
} from "../jobhunt/workflow.js";
import { earliestDay, latestDay, type Day } from "../platform/day.js";
import { SignSender } from "../sign/sign.entity.js";
import { Anchors } from "./anchors.js";
import { placed } from "./appointments.js";
import { dueDay, meantDay, reasonOf, united, type RuleContext, type RuleDay } from "./due-day.js";
import type { DueList } from "./due-list.js";
import type { DueReason } from "../jobhunt/due-reason.js";
import {
  AFTER_INTERVIEW_RULE,
  DUE_RULES,
  OUTSIDE_ANCHORS,
  PLAN_ORDER,
  STEPS_UNTIL_SENT,
  WAITING_STEPS,
  type Term,
} from "./due-rules.js";
import { appointmentKey, OTHER_DAYS, type DayKey, type OtherDay } from "./other-day.js";
import type { KnownDay, PlanFacts } from "./plan-facts.js";
import { stepOrder, stepsOfScenario } from "./scenario-steps.js";
import type { Weekend } from "./working-days.js";

/** The day of a step in a plan. */
export interface PlannedStep {
  readonly step: StepName;
  readonly dueOn: Day | null;
  readonly setBy: "RULE" | "PERSON";
  readonly rule: DueReason | null;
  /** The day that the rule means, before anything moves it; null for a person's. */
  readonly meantOn: Day | null;
  readonly list: DueList | null;
  readonly hiddenFrom: Day | null;
}

/** A day in a plan that no step has. */
export interface PlannedDay {
  readonly day: DayKey;
  readonly dueOn: Day;
  readonly list: DueList;
  /** Its order among what is due on one day. */
  readonly place: number;
  readonly shownFrom: Day | null;
}

/** The plan of a hunt. */
export interface DerivedPlan {
  readonly steps: readonly PlannedStep[];
  readonly days: readonly PlannedDay[];
  readonly nextDueOn: Day | null;
  readonly quietSince: Day | null;
  readonly pausedUntil: Day | null;
}

/** The order among what is due on one day: appointments by their time, days that others set, promises, steps in the order of a plan. */
const FIRST_STEP_PLACE = 100;

/** Returns the order of a step among what is due on one day. */
export function placeOfStep(step: StepName): number {
  return FIRST_STEP_PLACE + PLAN_ORDER.indexOf(step);
}

/** Returns the plan of a hunt. It depends on nothing but the facts: the same facts have the same plan on every day. */
export function derivePlan(known: PlanFacts, weekend: Weekend): DerivedPlan {
  const facts = { ...known, pauses: united(known.pauses) };
  const anchors = new Anchors(facts);
  const isOpen = facts.status === JobHuntStatus.ACTIVE && !facts.isTrashed;
  const deadline = isOpen ? deadlineOf(facts, anchors) : null;
  const byHand = [...facts.byHand].map(([step, dueOn]): PlannedStep => ({
    step,
    dueOn,
    setBy: "PERSON",
    rule: null,
    meantOn: null,
    list: isOpen && dueOn !== null && isListedByHand(facts, step) ? listOf(step, null) : null,
    hiddenFrom: null,
  }));
  const byRule = isOpen && facts.isPlanned ? ruleSteps(facts, anchors, weekend, deadline?.on ?? null) : [];
  const steps = [...byHand, ...byRule];
  const days = isOpen ? [...appointmentDays(anchors), ...otherDays(facts, anchors, weekend, deadline, steps)] : [];
  return {
    steps,
    days,
    nextDueOn: earliestDay([...steps.filter(({ list }) => list !== null), ...days].map(({ dueOn }) => dueOn)),
    quietSince: isOpen ? quietSince(facts, anchors) : null,
    pausedUntil: facts.pauses.at(-1)?.until ?? null,
  };
}

/** Returns the last day to apply while the application was not sent. */
function deadlineOf({ phase, dates }: PlanFacts, anchors: Anchors): KnownDay | null {
  const isBefore = phase === PhaseName.PREPARING || phase === PhaseName.APPLYING;
  return isBefore && !anchors.isSent() ? (dates.deadline ?? null) : null;
}

/**
 * Returns the steps that have a day by their rule: the first open one of the phase, and those that hang on others. A day that
 * its person set counts for the first one, so that a later day for it brings no other step forward.
 */
function ruleSteps(facts: PlanFacts, anchors: Anchors, weekend: Weekend, deadline: Day | null): PlannedStep[] {
  const open = orderOf(facts).filter((step) => isOpenStep(facts, step));
  const dated = open.flatMap((step): { readonly step: StepName; readonly found: RuleDay | null }[] => {
    if (facts.byHand.has(step)) return facts.byHand.get(step) === null ? [] : [{ step, found: null }];
    const found = dueDay(DUE_RULES[step], contextOf(step, facts, anchors, weekend));
    return found === null ? [] : [{ step, found }];
  });
  const first = dated.find(({ step }) => isOfPhase(facts, step))?.step;
  return dated.flatMap(({ step, found }): PlannedStep[] => {
    if (found === null || (step !== first && !OUTSIDE_ANCHORS.has(found.term.anchor))) return [];
    return [
      {
        step,
        dueOn: found.on,
        setBy: "RULE",
        rule: reasonOf(found, anchors),
        meantOn: meantDay(found, anchors),
        list: isInList(step, found, step === first, deadline) ? listOf(step, found) : null,
        hiddenFrom: STEPS_UNTIL_SENT.has(step) ? deadline : null,
      },
    ];
  });
}

/** A hunt that was not applied for has one row, however near its last day is: that day itself after it. */
function isInList(step: StepName, { on, term }: RuleDay, isFirst: boolean, deadline: Day | null): boolean {
  if (!isFirst && hasTurn(step, term)) return false;
  return deadline === null || !STEPS_UNTIL_SENT.has(step) || on <= deadline;
}

/** Returns whether a step is in a list only while it is the next one. */
function hasTurn(step: StepName, { anchor }: Term): boolean {
  return !OUTSIDE_ANCHORS.has(anchor) || (anchor === "DEADLINE" && STEPS_UNTIL_SENT.has(step));
}

function contextOf(step: StepName, facts: PlanFacts, anchors: Anchors, weekend: Weekend): RuleContext {
  return {
    anchors,
    pauses: facts.pauses,
    weekend,
    // What becomes the next step when it is late already is due on the day it becomes that.
    notBefore: (term) => [
      facts.planFrom,
      facts.phaseStartedOn,
      hasTurn(step, term) ? lastClosedBefore(step, facts) : null,
    ],
    isOtherPhase: !isOfPhase(facts, step),
  };
}

/** Returns the steps that rules give days to, in the order in which the hunt takes them. */
function orderOf({ scenario }: PlanFacts): readonly StepName[] {
  const { undated } = stepsOfScenario(scenario);
  // A day that its person set for the journal keeps no other step waiting.
  return stepOrder(scenario).filter((step) => step !== WEEKLY_STEP && !undated.includes(step));
}

/** Steps of the whole hunt are of the phase that it was created in; those that its scenario takes first do not wait for theirs. */
function isOfPhase({ phase, startedPhase, scenario }: PlanFacts, step: StepName): boolean {
  const own = stepDefinition(step).phase;
  if ((own ?? startedPhase) === phase) return true;
  return own !== null && isLater(own, phase) && stepsOfScenario(scenario).first.includes(step);
}

function isLater(phase: PhaseName, other: PhaseName): boolean {
  return phaseDefinition(phase).stage > phaseDefinition(other).stage;
}

function isOpenStep({ steps }: PlanFacts, step: StepName): boolean {
  return isOpenStatus(steps.get(step)?.status ?? StepStatus.INACTIVE);
}

/** The journal has one row a week over all hunts. */
function isListedByHand(facts: PlanFacts, step: StepName): boolean {
  return isOpenStep(facts, step) && step !== WEEKLY_STEP;
}

/** Returns the last day on which a step of the phase was closed that comes before this one. */
function lastClosedBefore(step: StepName, facts: PlanFacts): Day | null {
  const order = orderOf(facts);
  const closed = order
    .slice(0, order.indexOf(step))
    .filter((other) => isOfPhase(facts, other) && !isOpenStep(facts, other));
  return latestDay(closed.map((other) => facts.steps.get(other)?.changedOn ?? null));
}

function listOf(step: StepName, found: RuleDay | null): DueList {
  const isAnswer = found?.term.anchor === "REJECTION";
  return WAITING_STEPS.has(step) && !isAnswer ? "WAITING" : "PLAN";
}

function appointmentDays({ openAppointments }: Anchors): PlannedDay[] {
  return placed(openAppointments).map(({ appointment: { id, on }, place }) => ({
    day: appointmentKey(id),
    dueOn: on,
    list: "PLAN",
    place,
    shownFrom: null,
  }));
}

function otherDays(
  facts: PlanFacts,
  anchors: Anchors,
  weekend: Weekend,
  deadline: KnownDay | null,
  steps: readonly PlannedStep[],
): PlannedDay[] {
  const { phase, dates } = facts;
  const isAccepting = phase === PhaseName.ACCEPTING;
  const isAnswered = !isOpenStep(facts, StepName.OFFER_ACCEPTANCE);
  const isSigned = !isOpenStep(facts, StepName.SIGN_AND_RETURN_OFFER);
  const found: Readonly<Record<OtherDay, Day | undefined>> = {
    APPLY: deadline?.on,
    ANSWER: isAccepting && !isAnswered ? dates.answerBy?.on : undefined,
    SIGN: isAccepting && !isSigned ? dates.signBy?.on : undefined,
    MY_PROMISE: anchors.promise(SignSender.ME)?.on,
    THEIR_PROMISE: anchors.promise(SignSender.THEM)?.on,
    AFTER_INTERVIEW: afterInterview(facts, anchors, weekend),
  };
  return OTHER_DAYS.flatMap((day: OtherDay, place): PlannedDay[] => {
    const dueOn = found[day];
    if (dueOn === undefined) return [];
    const isWaiting = day === "THEIR_PROMISE" || day === "AFTER_INTERVIEW";
    return [
      {
        day,
        dueOn,
        list: isWaiting ? "WAITING" : "PLAN",
        place,
        shownFrom: day === "APPLY" && hasRowUntil(dueOn, steps) ? dueOn : null,
      },
    ];
  });
}

function hasRowUntil(day: Day, steps: readonly PlannedStep[]): boolean {
  return steps.some(
    ({ step, list, dueOn }) => list !== null && dueOn !== null && dueOn <= day && STEPS_UNTIL_SENT.has(step),
  );
}

function afterInterview(facts: PlanFacts, anchors: Anchors, weekend: Weekend): Day | undefined {
  if (facts.phase !== PhaseName.INTERVIEWING || !facts.isPlanned) return undefined;
  const context: RuleContext = {
    anchors,
    pauses: facts.pauses,
    weekend,
    notBefore: () => [facts.planFrom, facts.phaseStartedOn],
    isOtherPhase: false,
  };
  return dueDay(AFTER_INTERVIEW_RULE, context)?.on;
}

/** Returns the last day with news from them or an appointment, also one to come, or with something sent that they have to answer. */
function quietSince({ phase, phaseStartedOn }: PlanFacts, anchors: Anchors): Day | null {
  if (phase === PhaseName.ACCEPTING) return null;
  const organizations = anchors.done(StepName.CONTACT_ORGANIZATIONS)?.on ?? null;
  if (phase === PhaseName.PREPARING) {
    if (organizations === null) return null;
    return latestDay([organizations, anchors.lastNews()?.on ?? null, anchors.lastAppointment()]);
  }
  const isInvited = phase === PhaseName.INTERVIEWING;
  return latestDay([
    anchors.lastNews()?.on ?? null,
    anchors.day("SENT")?.on ?? null,
    // An invitation is news, and so is the interview.
    isInvited ? phaseStartedOn : null,
    anchors.lastAppointment(),
    anchors.done(StepName.DAY_OF_THE_INTERVIEW)?.on ?? null,
  ]);
}
