import type { AppointmentPeople } from "../appointment/appointment-people.js";
import { revertAppointments } from "../appointment/appointment.reverter.js";
import type { AppointmentService } from "../appointment/appointment.service.js";
import type { Database } from "../database/database.js";
import type { StepService } from "../jobhunt/step.service.js";
import { revertLinks } from "../link/link.reverter.js";
import type { LinkService } from "../link/link.service.js";
import { revertOwned, type Reverter } from "../log/reverter.js";
import type { StepDateService } from "../plan/step-date.service.js";
import type { RecordKind } from "../platform/record-kind.js";
import { revertSubmissions } from "../submission/submission.reverter.js";
import type { SubmissionService } from "../submission/submission.service.js";
import { forEach, type Records } from "./records.js";

/** The services that take part in undoing. */
export interface RevertingServices {
  readonly signs: { readonly reverter: Reverter };
  readonly pauses: { readonly reverter: Reverter };
  readonly stepTexts: { readonly reverter: Reverter };
  readonly stepChecks: { readonly reverter: Reverter };
  readonly appointments: AppointmentService;
  readonly appointmentPeople: AppointmentPeople;
  readonly submissions: SubmissionService;
  readonly links: LinkService;
  readonly steps: StepService;
  readonly stepDates: StepDateService;
}

/** Returns what undoes the changes of each kind of record: its table's columns, unless more belongs to it. */
export function createReverters(
  database: Database,
  records: Records,
  services: RevertingServices,
): Readonly<Record<RecordKind, Reverter>> {
  const { signs, pauses, stepTexts, stepChecks, appointments, appointmentPeople, submissions } = services;
  const { links, steps, stepDates } = services;
  const revertJobHunt = revertOwned(records.jobHunts.rows);
  return {
    ...forEach(records, ({ rows }) => revertOwned(rows)),
    SIGN: signs.reverter,
    APPOINTMENT: revertAppointments(database, records.appointments.rows, appointmentPeople, appointments),
    SUBMISSION: revertSubmissions(database, records.submissions.rows, records.jobHunts.rows, submissions),
    PAUSE: pauses.reverter,
    STEP_TEXT: stepTexts.reverter,
    STEP_CHECK: stepChecks.reverter,
    LINK: revertLinks(database, records.links.rows, links),
    JOB_HUNT: {
      ...revertJobHunt,
      revert: (ownerId, inverse) => {
        if (inverse.number === undefined) return revertJobHunt.revert(ownerId, inverse);
        return ("dayByHand" in inverse.after ? stepDates : steps).revert(ownerId, inverse);
      },
    },
  };
}
