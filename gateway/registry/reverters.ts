import type { OwnedEntity } from "../database/owned.entity.js";
import type { StepService } from "../jobhunt/step.service.js";
import { revertOwned, type Reverter } from "../log/reverter.js";
import type { StepDateService } from "../plan/step-date.service.js";
import type { PartKind, RecordKind } from "../platform/record-kind.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { mapKinds, type Records } from "./records.js";

/** A service that undoes the changes of its records itself. */
interface Reverting {
  readonly reverter: Reverter;
}

/** The services that take part in undoing. */
export interface RevertingServices {
  readonly signs: Reverting;
  readonly pauses: Reverting;
  readonly stepTexts: Reverting;
  readonly stepChecks: Reverting;
  readonly appointments: Reverting;
  readonly submissions: Reverting;
  readonly offers: Reverting;
  readonly links: Reverting;
  readonly steps: StepService;
  readonly stepDates: StepDateService;
}

/** Returns what undoes the changes of each kind of record: its table's columns, unless more belongs to it. */
export function createReverters(records: Records, services: RevertingServices): Readonly<Record<RecordKind, Reverter>> {
  const { steps, stepDates } = services;
  const revertJobHunt = revertOwned(records.JOB_HUNT.rows);
  // A part without its row does not compile: undoing the changes of most locks their hunt first, see `revertParts`.
  const parts: Readonly<Record<PartKind, Reverter>> = {
    JOB_DETAILS: revertOwned(records.JOB_DETAILS.rows),
    SIGN: services.signs.reverter,
    APPOINTMENT: services.appointments.reverter,
    SUBMISSION: services.submissions.reverter,
    OFFER: services.offers.reverter,
    PAUSE: services.pauses.reverter,
    STEP_TEXT: services.stepTexts.reverter,
    STEP_CHECK: services.stepChecks.reverter,
    LINK: services.links.reverter,
  };
  return {
    ...mapKinds(records, ({ rows }: LoggedRecords<OwnedEntity>) => revertOwned(rows)),
    ...parts,
    JOB_HUNT: {
      ...revertJobHunt,
      revert: (ownerId, inverse) => {
        if (inverse.number === undefined) return revertJobHunt.revert(ownerId, inverse);
        return ("dayByHand" in inverse.after ? stepDates : steps).revert(ownerId, inverse);
      },
    },
  };
}
