import type { StepName } from "../../schema.generated.js";
import type { Appointment_AppointmentFragment } from "../appointment/appointment.generated.js";
import { orderAppointments } from "../appointment/appointmentOrder.js";
import { currentPhaseOf } from "../step/optimistic.js";
import type { FinishFacts_GroupFragment, FinishFactsQuery } from "./finish.generated.js";

type Item = FinishFacts_GroupFragment["items"][number];

/** What is ahead in another hunt: an appointment, or the day by which an offer has to be answered. */
export interface Elsewhere {
  readonly id: string;
  readonly jobHunt: Item["jobHunt"];
  readonly appointment: Appointment_AppointmentFragment | null;
  /** What to know about the day; of an appointment, nothing has to be. */
  readonly hint: Item["hint"];
}

/** Returns the steps of the last phase that are neither done nor skipped, in their order; undefined until they are known. */
export function openSteps(facts: FinishFactsQuery | undefined): readonly StepName[] | undefined {
  const hunt = facts?.jobHunt ?? undefined;
  const steps = hunt && currentPhaseOf(hunt)?.steps;
  return steps?.filter(({ status }) => status !== "DONE" && status !== "SKIPPED").map(({ name }) => name);
}

/** Returns the appointments of the hunt to come, and those of which nobody said how they went: the first one first. */
export function openAppointments(
  facts: FinishFactsQuery | undefined,
  now: Date,
): readonly Appointment_AppointmentFragment[] {
  const { held, upcoming } = orderAppointments(facts?.jobHunt?.appointments.nodes ?? [], now);
  return [...held.filter(({ outcome }) => outcome === null).toReversed(), ...upcoming];
}

/** Returns what other hunts have ahead in the next days. */
export function aheadElsewhere(facts: FinishFactsQuery | undefined, jobHuntId: string): readonly Elsewhere[] {
  const items = facts === undefined ? [] : [...facts.today.today.items, ...facts.today.next.items];
  return items.flatMap(({ id, kind, hint, appointment, jobHunt }) => {
    if (jobHunt.id === jobHuntId) return [];
    const isAhead = appointment !== null && appointment.outcome === null && appointment.cancelledBy === null;
    const isAnswer = kind === "DEADLINE" && hint?.key === "answerBy";
    if (!isAhead && !isAnswer) return [];
    return [{ id, jobHunt, appointment, hint }];
  });
}
