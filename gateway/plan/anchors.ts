import { JobHuntScenario, PhaseName, StepName, StepStatus } from "../jobhunt/workflow.js";
import { lastOf, latestDay, type Day } from "../platform/day.js";
import { SignKind, SignSender } from "../sign/sign.entity.js";
import { isAhead, keptAppointments, openAppointments, preparedAppointment } from "./appointments.js";
import type { AnchorName, Condition } from "./due-rules.js";
import type { AppointmentFact, KnownDay, PlanFacts, SignFact } from "./plan-facts.js";

const REMINDERS = [
  StepName.FIRST_FOLLOW_UP_COMMUNICATIONS,
  StepName.SECOND_FOLLOW_UP_COMMUNICATIONS,
  StepName.FINAL_FOLLOW_UP_COMMUNICATIONS,
] as const;

/** The days of a hunt that its dates are counted from, and the conditions of its rules. */
export class Anchors {
  /** The appointments that count, in the order in which they begin. */
  private readonly kept: readonly AppointmentFact[];
  /** Those of them that have a row. */
  readonly openAppointments: readonly AppointmentFact[];

  constructor(private readonly facts: PlanFacts) {
    this.kept = keptAppointments(facts.appointments);
    this.openAppointments = openAppointments(this.kept);
  }

  /** Returns the day of an anchor; null while it is not known. */
  day(anchor: AnchorName): KnownDay | null {
    const { dates, phase, startedOn, phaseStartedOn } = this.facts;
    switch (anchor) {
      case "HUNT":
        return { on: startedOn, knownOn: startedOn };
      case "PHASE":
        return { on: phaseStartedOn, knownOn: phaseStartedOn };
      case "DEADLINE":
        return dates.deadline ?? null;
      case "SENT":
        return this.done(StepName.SEND_APPLICATION_BUNDLE);
      case "PROMISE":
        return this.promise(SignSender.THEM);
      case "REJECTION":
        return this.lastSign((sign) => sign.kind === SignKind.REJECTION && sign.sender === SignSender.THEM);
      case "INTERVIEW":
        // A talk about an offer needs no preparation for an interview.
        return phase === PhaseName.ACCEPTING ? null : this.interview();
      case "OFFER":
        return dates.offerReceivedOn ?? this.done(StepName.RECEIVED_OFFER);
      case "ANSWER":
        return dates.answerBy ?? null;
      case "CONTRACT":
        return dates.contractArrivedOn ?? null;
      case "SIGNATURE":
        return dates.signBy ?? null;
      case "START":
        return dates.startsOn ?? null;
      default:
        return this.done(anchor.slice("DONE ".length) as StepName); // AnchorName has no other form
    }
  }

  /** Returns since when a condition is known to be true; null when it is not. */
  trueSince(condition: Condition): Day | null {
    const { scenario, startedOn, phaseStartedOn } = this.facts;
    const always = (isTrue: boolean): Day | null => (isTrue ? startedOn : null);
    switch (condition) {
      case "ADVERT":
        return always(scenario === JobHuntScenario.FOUND_ADVERT);
      case "INSIDE_LINE":
        return always(scenario === JobHuntScenario.INSIDE_LINE);
      case "EMPLOYER":
        return always(scenario === JobHuntScenario.FOUND_EMPLOYER);
      case "COMPANIES_FIRST":
        return always(scenario === JobHuntScenario.NO_IDEA_COMPANIES);
      case "PEOPLE_FIRST":
        return always(scenario === JobHuntScenario.NO_IDEA_PEOPLE);
      case "UNSENT":
        return always(!this.isSent());
      case "SILENT":
        return always(!this.answersSince(this.day("SENT")?.on).some((on) => on >= this.remindedOn()));
      case "SILENT_SINCE_INTERVIEW":
        return always(this.newsSince((this.interview() ?? this.done(StepName.DAY_OF_THE_INTERVIEW))?.on).length === 0);
      case "INTERVIEW_HELD":
        return always(this.kept.length > 0 && this.openAppointments.length === 0);
      case "INTERVIEW_AHEAD":
        return always(this.openAppointments.some(isAhead));
      case "REACHED":
        return this.news().find(({ on }) => on >= phaseStartedOn)?.knownOn ?? null;
      case "CONTRACT_WITH_OFFER": {
        const contract = this.day("CONTRACT");
        const offer = this.day("OFFER");
        if (contract === null || offer === null || contract.on > offer.on) return null;
        return lastOf(contract.knownOn, offer.knownOn);
      }
    }
  }

  /** Returns whether the application was sent. */
  isSent(): boolean {
    return this.day("SENT") !== null;
  }

  /** Returns the day that the sender promised in their last sign; null when it names none. */
  promise(sender: SignSender): KnownDay | null {
    const last = this.facts.signs.findLast((sign) => sign.sender === sender);
    return last?.promisedOn == null ? null : { on: last.promisedOn, knownOn: last.knownOn };
  }

  /** Returns the appointment that the plan prepares for, or the last one that was held; null when there is none. */
  appointment(): AppointmentFact | null {
    return preparedAppointment(this.openAppointments) ?? this.kept.at(-1) ?? null;
  }

  /** Returns the day of the last appointment; null when there is none. */
  lastAppointment(): Day | null {
    return latestDay(this.kept.map(({ on }) => on));
  }

  /** Returns the last sign from them; null when there is none. */
  lastNews(): SignFact | null {
    return this.news().at(-1) ?? null;
  }

  /** Returns the day on which a step was done; null unless it is DONE. */
  done(step: StepName): KnownDay | null {
    const fact = this.facts.steps.get(step);
    if (fact?.status !== StepStatus.DONE || fact.doneOn === null) return null;
    return { on: fact.doneOn, knownOn: fact.changedOn };
  }

  /** The turn of an appointment comes when its day is known, and no earlier than the one before it is held. */
  private interview(): KnownDay | null {
    const appointment = this.appointment();
    if (appointment === null) return null;
    const before = this.kept[this.kept.indexOf(appointment) - 1];
    return { on: appointment.on, knownOn: lastOf(appointment.knownOn, before?.on ?? null) };
  }

  /** A message of the same day may have come before; a no of the same day ends it all the same. */
  private newsSince(day: Day | undefined): readonly SignFact[] {
    return this.news().filter(
      ({ on, kind }) => day !== undefined && (on > day || (on === day && kind === SignKind.REJECTION)),
    );
  }

  /** Returns the days after a day on which they wrote or called, or on which an appointment with them was written down. */
  private answersSince(day: Day | undefined): readonly Day[] {
    const invitations = this.kept.filter(({ writtenOn }) => day !== undefined && writtenOn > day);
    return [...this.newsSince(day).map(({ on }) => on), ...invitations.map(({ writtenOn }) => writtenOn)];
  }

  /** Returns the day of the last reminder; the start of the hunt before there was one. */
  private remindedOn(): Day {
    return lastOf(this.facts.startedOn, ...REMINDERS.map((step) => this.done(step)?.on ?? null));
  }

  private news(): readonly SignFact[] {
    return this.facts.signs.filter(({ sender }) => sender === SignSender.THEM);
  }

  private lastSign(isMeant: (sign: SignFact) => boolean): KnownDay | null {
    return this.facts.signs.findLast(isMeant) ?? null;
  }
}
