import { JOB_HUNT_APPOINTMENTS_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import { PREPARATION_STEPS } from "../jobhunt/step-days.js";
import type { StepService } from "../jobhunt/step.service.js";
import { changeOf, creationOf, type Change, type Columns } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { requireRepeatedPart } from "../log/repetition.js";
import type { SentenceKey } from "../log/sentences.js";
import type { Clock } from "../platform/clock.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { refuse } from "../platform/validation.js";
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

/** An appointment and its hunt, both locked. */
interface Locked {
  readonly hunt: JobHunt;
  readonly row: Appointment;
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

/** The appointments of hunts; each change is one transaction with its log entry. */
export class AppointmentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: PersonDays,
    private readonly rows: OwnedRepository<Appointment>,
    private readonly people: AppointmentPeople,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly steps: StepService,
    private readonly log: LogService,
  ) {}

  /**
   * Creates an appointment; with an id of the caller's choice a repetition returns the appointment that exists. Throws
   * VALIDATION, NOT_FOUND when the hunt or a contact is not the owner's, and ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async create(ownerId: string, input: CreateAppointmentInput): Promise<RecordChanged<Appointment>> {
    const { details, contactIds } = checkNew(input, await this.days.timeZone(ownerId));
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const earlier = input.id ? await this.rows.findOrNull(ownerId, input.id) : null;
      if (earlier !== null) return this.repeated(earlier, { jobHuntId: hunt.id, ...details });
      refuseTerminated(hunt, "add an appointment to it");
      await this.requireRoom(ownerId, hunt.id, 1);
      const people = await this.people.wanted(ownerId, contactIds ?? [], []);
      const values = { jobHuntId: hunt.id, ...details, datedAt: this.clock.now(), outcome: null, cancelledBy: null };
      const { row, created } = await this.rows.insertOnce(ownerId, input.id, values);
      if (!created) return this.repeated(row, { jobHuntId: hunt.id, ...details });
      await this.people.write(row, people);
      await this.steps.plan(hunt);
      const changes = [creationOf(RecordKind.APPOINTMENT, row), ...(await this.restart(hunt, input))];
      return changed(row, await this.tell(hunt, row, "appointment.created", changes));
    });
  }

  /**
   * Changes an appointment; what is absent stays. One that went somehow and is moved to a time to come has not gone yet.
   * Throws VALIDATION, NOT_FOUND, CONFLICT when `version` is given and no longer true, and ILLEGAL_TRANSITION when the hunt
   * was terminated.
   */
  async update(ownerId: string, input: UpdateAppointmentInput): Promise<RecordChanged<Appointment>> {
    return this.database.transaction(async () => {
      const locked = await this.lock(ownerId, input);
      refuseTerminated(locked.hunt, "change its appointments");
      const { details, contactIds } = checkChanges(input, locked.row);
      const outcome = beginsAfter(details, this.clock.now()) ? null : locked.row.outcome;
      const datedAt = isMoved(locked.row, details) ? this.clock.now() : locked.row.datedAt;
      const { restartsPreparation } = input;
      const columns = { ...details, datedAt, outcome };
      await this.steps.plan(locked.hunt);
      return this.write(locked, { says: "appointment.changed", columns, contactIds, restartsPreparation });
    });
  }

  /** Records who cancelled an appointment, or with null that it takes place after all. Throws NOT_FOUND and CONFLICT. */
  async cancel(ownerId: string, input: CancelAppointmentInput): Promise<RecordChanged<Appointment>> {
    const { by: cancelledBy = null } = input;
    return this.database.transaction(async () => {
      const locked = await this.lock(ownerId, input);
      return this.write(locked, {
        says: cancelledBy === null ? "appointment.uncancelled" : "appointment.cancelled",
        columns: cancelledBy === null ? { cancelledBy } : { cancelledBy, outcome: null },
      });
    });
  }

  /**
   * Records how an appointment went, or with null that nobody said yet; an absent outcome stays. Throws VALIDATION for one
   * that is to come or was cancelled, NOT_FOUND, CONFLICT, and ILLEGAL_TRANSITION when a step is to be opened in a hunt that
   * was terminated.
   */
  async recordOutcome(ownerId: string, input: RecordAppointmentOutcomeInput): Promise<RecordChanged<Appointment>> {
    const { outcome, restartsPreparation } = input;
    return this.database.transaction(async () => {
      const locked = await this.lock(ownerId, input);
      if (outcome != null) this.refuseOutcome(locked.row, outcome);
      const says = outcome == null ? "appointment.changed" : "appointment.outcomeNoted";
      const columns = outcome === undefined ? {} : { outcome };
      return this.write(locked, { says, columns, restartsPreparation });
    });
  }

  /** Deletes an appointment, and returns the log entry with which `undo` takes that back. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.database.transaction(async () => {
      const { jobHuntId, deletedAt } = await this.rows.find(ownerId, id, { withDeleted: true });
      if (deletedAt !== null) {
        const part = { kind: RecordKind.APPOINTMENT, id: id.toLowerCase() };
        return { id, logEntryId: await this.log.lastEntry(ownerId, jobHuntId, part), isRepeated: true };
      }
      const { hunt, row } = await this.lock(ownerId, { id });
      const change = changeOf(RecordKind.APPOINTMENT, row, { deletedAt: this.clock.now() });
      await this.rows.update(row, change.after);
      const logEntryId = await this.tell(hunt, row, "appointment.deleted", [change], { isAlwaysWritten: true });
      return { id, logEntryId, isRepeated: false };
    });
  }

  /** Returns the hunt of an appointment as it is now. Throws NOT_FOUND. */
  async huntOf(ownerId: string, jobHuntId: string): Promise<JobHunt> {
    return this.reader.find(ownerId, jobHuntId);
  }

  /** Throws VALIDATION when a locked hunt has no room for so many more appointments. */
  async requireRoom(ownerId: string, jobHuntId: string, more: number): Promise<void> {
    const [row] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from appointment where owner_id = $1 and job_hunt_id = $2 and deleted_at is null`,
      [jobHuntId],
    );
    if ((row?.count ?? 0) + more <= JOB_HUNT_APPOINTMENTS_MAX) return;
    const message = `jobHuntId: a hunt has at most ${JOB_HUNT_APPOINTMENTS_MAX} appointments. Delete one first.`;
    refuse([{ field: "jobHuntId", rule: "maxItems", message }]);
  }

  /** Locks the hunt, then the appointment. Throws CONFLICT when its caller has seen another version. */
  private async lock(
    ownerId: string,
    { id, version }: { readonly id: string; readonly version?: number | null | undefined },
  ): Promise<Locked> {
    const { jobHuntId } = await this.rows.find(ownerId, id);
    const hunt = await this.jobHunts.findOrNull(ownerId, jobHuntId, { lock: true });
    if (hunt === null) throw new AppError("NOT_FOUND", { message: "The hunt of that appointment is in the trash." });
    const row = await this.rows.find(ownerId, id, { lock: true });
    this.rows.requireVersion(row, version);
    return { hunt, row };
  }

  /** Returns the appointment that exists. Throws NOT_FOUND when it is one of another hunt, and CONFLICT when it has other values. */
  private async repeated(row: Appointment, given: Pick<Appointment, "jobHuntId">): Promise<RecordChanged<Appointment>> {
    await requireRepeatedPart(this.log, RecordKind.APPOINTMENT, row, given);
    return changed(row, null);
  }

  /** Writes and logs what differs; nothing where nothing does. */
  private async write({ hunt, row }: Locked, wanted: Wanted): Promise<RecordChanged<Appointment>> {
    const { says, columns } = wanted;
    const before = await this.people.idsOf(row);
    const people =
      wanted.contactIds == null ? before : await this.people.wanted(row.ownerId, wanted.contactIds, before);
    const current = { ...row, contactIds: before };
    const change = changeOf(
      RecordKind.APPOINTMENT,
      current,
      differing(current, { ...row, ...columns, contactIds: people }),
    );
    const { contactIds, ...written } = change.after;
    const changes: Change[] = [];
    if (Object.keys(change.after).length > 0) {
      await this.rows.update(row, written);
      if (contactIds !== undefined) await this.people.write(row, people);
      changes.push(change);
    }
    changes.push(...(await this.restart(hunt, wanted)));
    return changed(row, changes.length === 0 ? null : await this.tell(hunt, row, says, changes));
  }

  private async restart(
    hunt: JobHunt,
    { restartsPreparation }: { readonly restartsPreparation?: boolean | undefined },
  ): Promise<Change[]> {
    return restartsPreparation === true ? this.steps.reopenUnlogged(hunt, PREPARATION_STEPS) : [];
  }

  private async tell(
    hunt: JobHunt,
    { day }: Appointment,
    key: SentenceKey,
    changes: readonly Change[],
    options: { readonly isAlwaysWritten?: true } = {},
  ): Promise<string> {
    return this.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { other: day, name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes,
      ...options,
    });
  }

  private refuseOutcome(row: Appointment, outcome: AppointmentOutcome): void {
    const fault = (rule: string, message: string): void =>
      refuse([{ field: "outcome", rule, message: `outcome: ${message}` }]);
    if (row.cancelledBy !== null) fault("cancelled", `a cancelled appointment did not take place, so not ${outcome}.`);
    if (beginsAfter(row, this.clock.now())) fault("past", "only of an appointment that has begun.");
  }
}

/** Returns the columns of the groups in which something differs, as it is to be. */
function differing(current: Columns, wanted: Columns): Columns {
  const isSame = (column: string): boolean => JSON.stringify(current[column]) === JSON.stringify(wanted[column]);
  const columns = GROUPS.flatMap((group) => (group.every(isSame) ? [] : group));
  return Object.fromEntries(columns.map((column) => [column, wanted[column]]));
}

function changed(row: Appointment, logEntryId: string | null): RecordChanged<Appointment> {
  return { id: row.id, row, logEntryId };
}
