import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService, type LockedPart } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import { PREPARATION_STEPS } from "../jobhunt/step-days.js";
import type { StepService } from "../jobhunt/step.service.js";
import type { Writable } from "../database/owned.repository.js";
import { changeOf, type Change, type Columns } from "../log/change.js";
import { refuseIfChanged, type Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import type { Deleted, RecordChanged } from "../record/change-of.js";
import { beginsAfter, checkChanges, checkNew, isMoved } from "./appointment-details.js";
import type { AppointmentOutcome } from "./appointment-enums.js";
import type { AppointmentPeople } from "./appointment-people.js";
import type { Appointment } from "./appointment.entity.js";
import type {
  CancelAppointmentInput,
  CreateAppointmentInput,
  RecordAppointmentOutcomeInput,
  UpdateAppointmentInput,
} from "./appointment.input.js";
import { APPOINTMENT_RECORD } from "./appointment.record.js";

/** The dependencies of the service of appointments. */
interface AppointmentDeps extends JobHuntDeps {
  readonly people: AppointmentPeople;
  readonly steps: StepService;
}

/** What an appointment is to be, and whether the steps that prepare for one are opened again. */
interface Wanted {
  readonly says: SentenceKey;
  readonly columns: Writable<Appointment>;
  /** Absent: the people stay. */
  readonly contactIds?: readonly string[] | null;
  readonly restartsPreparation?: boolean | undefined;
}

/** The columns that a change can touch. Those of a group make sense together only, so they are logged and undone together. */
const GROUPS: readonly (readonly (keyof Appointment | "contactIds")[])[] = [
  ["day", "time", "timeZone", "repeatedHour", "startsAt", "datedAt", "minutes", "outcome", "cancelledBy"],
  ["round", "roundNumber", "roundName"],
  ["kind"],
  ["place"],
  ["url"],
  ["phone"],
  ["note"],
  ["contactIds"],
];

/** The appointments of hunts. */
export class AppointmentService {
  /** Undoes changes of appointments and of the people there; a contact that is gone for good is left out. */
  readonly reverter: Reverter;
  private readonly parts: PartService<Appointment>;

  constructor(private readonly deps: AppointmentDeps) {
    this.parts = new PartService<Appointment>(deps, APPOINTMENT_RECORD);
    this.reverter = revertParts(deps.database, this.parts, { revert: (row, inverse) => this.revert(row, inverse) });
  }

  /** Creates an appointment. Throws as `PartService.create` does, VALIDATION, and NOT_FOUND for a contact. */
  async create(ownerId: string, input: CreateAppointmentInput): Promise<RecordChanged<Appointment>> {
    const { clock, days, people, steps } = this.deps;
    const { details, contactIds } = checkNew(input, await days.timeZone(ownerId));
    return this.parts.create(ownerId, {
      id: input.id,
      jobHuntId: input.jobHuntId,
      given: details,
      purpose: "add an appointment to it",
      make: async (hunt) => {
        const there = await people.wanted(ownerId, contactIds ?? [], []);
        return {
          values: { datedAt: clock.now(), outcome: null, cancelledBy: null },
          complete: async (row, creation) => {
            await people.write(row, there);
            await steps.plan(hunt);
            return { says: "appointment.created", changes: [creation, ...(await this.restart(hunt, input))] };
          },
        };
      },
    });
  }

  /**
   * Changes an appointment; what is absent stays. One that went somehow and is moved to a time to come has not gone yet.
   * Throws VALIDATION, NOT_FOUND, CONFLICT when `version` is given and no longer true, and ILLEGAL_TRANSITION when the hunt
   * was terminated.
   */
  async update(ownerId: string, input: UpdateAppointmentInput): Promise<RecordChanged<Appointment>> {
    return this.parts.inPart(ownerId, input, async (part) => {
      const { hunt, row } = part;
      refuseTerminated(hunt, "change its appointments");
      const now = this.deps.clock.now();
      const { details, contactIds } = checkChanges(input, row);
      const outcome = beginsAfter(details, now) ? null : row.outcome;
      const datedAt = isMoved(row, details) ? now : row.datedAt;
      const { restartsPreparation } = input;
      const columns = { ...details, datedAt, outcome };
      await this.deps.steps.plan(hunt);
      return this.write(part, { says: "appointment.changed", columns, contactIds, restartsPreparation });
    });
  }

  /** Records who cancelled an appointment, or with null that it takes place after all. Throws NOT_FOUND and CONFLICT. */
  async cancel(ownerId: string, input: CancelAppointmentInput): Promise<RecordChanged<Appointment>> {
    const { by: cancelledBy = null } = input;
    return this.parts.inPart(ownerId, input, (part) =>
      this.write(part, {
        says: cancelledBy === null ? "appointment.uncancelled" : "appointment.cancelled",
        columns: cancelledBy === null ? { cancelledBy } : { cancelledBy, outcome: null },
      }),
    );
  }

  /**
   * Records how an appointment went, or with null that nobody said yet; an absent outcome stays. Throws VALIDATION for one
   * that is to come or was cancelled, NOT_FOUND, CONFLICT, and ILLEGAL_TRANSITION when a step is to be opened in a hunt that
   * was terminated.
   */
  async recordOutcome(ownerId: string, input: RecordAppointmentOutcomeInput): Promise<RecordChanged<Appointment>> {
    const { outcome, restartsPreparation } = input;
    return this.parts.inPart(ownerId, input, async (part) => {
      if (outcome != null) this.refuseOutcome(part.row, outcome);
      const says = outcome == null ? "appointment.changed" : "appointment.outcomeNoted";
      const columns = outcome === undefined ? {} : { outcome };
      return this.write(part, { says, columns, restartsPreparation });
    });
  }

  /** Deletes an appointment, and returns the log entry with which `undo` takes that back. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.parts.remove(ownerId, id, "appointment.deleted");
  }

  /** Writes and logs what differs; nothing where nothing does. */
  private async write(part: LockedPart<Appointment>, wanted: Wanted): Promise<RecordChanged<Appointment>> {
    const { hunt, row } = part;
    const { people } = this.deps;
    const before = await people.idsOf(row);
    const after = wanted.contactIds == null ? before : await people.wanted(row.ownerId, wanted.contactIds, before);
    const current = { ...row, contactIds: before };
    const columns = differing(current, { ...row, ...wanted.columns, contactIds: after });
    const change = changeOf(RecordKind.APPOINTMENT, current, columns);
    const { contactIds, ...written } = columns;
    const changes: Change[] = [];
    if (Object.keys(columns).length > 0) {
      this.parts.rows.update(row, written);
      if (contactIds !== undefined) await people.write(row, after);
      changes.push(change);
    }
    changes.push(...(await this.restart(hunt, wanted)));
    const logEntryId = changes.length === 0 ? null : await this.parts.log(part, { says: wanted.says, changes });
    return { id: row.id, row, logEntryId };
  }

  private async revert(row: Appointment, inverse: Change): Promise<void> {
    const { people } = this.deps;
    const before = inverse.before === null ? null : await people.surviving(row.ownerId, inverse.before);
    const { contactIds, ...after } = await people.surviving(row.ownerId, inverse.after);
    refuseIfChanged({ ...row, contactIds: await people.idsOf(row) }, { ...inverse, before });
    this.parts.rows.update(row, after);
    if (Array.isArray(contactIds)) await people.write(row, contactIds);
  }

  private async restart(
    hunt: JobHunt,
    { restartsPreparation }: { readonly restartsPreparation?: boolean | undefined },
  ): Promise<Change[]> {
    return restartsPreparation === true ? this.deps.steps.reopenUnlogged(hunt, PREPARATION_STEPS) : [];
  }

  private refuseOutcome(row: Appointment, outcome: AppointmentOutcome): void {
    if (row.cancelledBy !== null) {
      throw invalid("outcome", "cancelled", `a cancelled appointment did not take place, so not ${outcome}.`);
    }
    if (beginsAfter(row, this.deps.clock.now()))
      throw invalid("outcome", "past", "only of an appointment that has begun.");
  }
}

/** Returns the columns of the groups in which something differs, as it is to be. */
function differing(current: Columns, wanted: Columns): Columns {
  const isSame = (column: string): boolean => JSON.stringify(current[column]) === JSON.stringify(wanted[column]);
  const columns = GROUPS.flatMap((group) => (group.every(isSame) ? [] : group));
  return Object.fromEntries(columns.map((column) => [column, wanted[column]]));
}
