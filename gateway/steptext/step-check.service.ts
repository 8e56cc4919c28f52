import { JOB_HUNT_STEP_CHECKS_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import { equals } from "../database/conditions.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { selectWhere } from "../database/select.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { stepDefinition } from "../jobhunt/workflow.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import type { Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import type { Clock } from "../platform/clock.js";
import { RecordKind } from "../platform/record-kind.js";
import { textsOf } from "../record/text-field.js";
import { StepCheck, StepCheckState } from "./step-check.entity.js";
import { StepParts } from "./step-parts.js";
import { keyFault, lineFault, refuseFaults } from "./step-place.js";
import { SetStepCheckInput } from "./step-text.input.js";
import type { StepCheckChange } from "./step-text.types.js";

const SAYS: Readonly<Record<StepCheckState, SentenceKey>> = {
  OPEN: "stepCheck.opened",
  CHECKED: "stepCheck.checked",
  TO_ASK: "stepCheck.toAsk",
};

/** The point of a checklist: a hunt has one row for each, which is in the trash while the point is open. */
type Place = Pick<StepCheck, "jobHuntId" | "stepNumber" | "key">;

/** A point that is kept. */
type Kept = Place & Pick<StepCheck, "state" | "question">;

/** A changed point: its row as it is now, and the change. */
interface Changed {
  readonly row: StepCheck;
  readonly change: Change;
}

/** The points of the checklists of steps; each change is one transaction with its log entry. */
export class StepCheckService {
  /** Undoes changes of points. Throws CONFLICT when the point was changed since, and VALIDATION without room for it. */
  readonly reverter: Reverter;
  private readonly parts: StepParts<StepCheck>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: OwnedRepository<StepCheck>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly log: LogService,
  ) {
    const limit = { most: JOB_HUNT_STEP_CHECKS_MAX, plural: "checked points" };
    this.parts = new StepParts(database, rows, StepCheck, limit);
    this.reverter = this.parts.reverterWith(() => Promise.resolve(null));
  }

  /** Sets the state of a point; one that is open and has no question is not kept. Throws VALIDATION and NOT_FOUND. */
  async set(ownerId: string, input: SetStepCheckInput): Promise<StepCheckChange> {
    const given = textsOf(SetStepCheckInput, input).question;
    const place = { stepNumber: stepDefinition(input.step).number, key: input.key.trim() };
    refuseFaults([keyFault(place.key), lineFault("question", given)]);
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const row = await this.findRow(ownerId, { ...place, jobHuntId: hunt.id });
      const kept = row?.deletedAt === null ? row : null;
      const question = given === undefined ? (kept?.question ?? null) : given;
      const { state } = input;
      const key = (kept?.state ?? StepCheckState.OPEN) === state ? "stepCheck.questionChanged" : SAYS[state];
      const changed =
        state === StepCheckState.OPEN && question === null
          ? await this.remove(kept)
          : await this.write(row, { ...place, jobHuntId: hunt.id, state, question }, ownerId);
      if (changed === null) return { id: kept?.id ?? null, jobHuntId: hunt.id, stepCheck: kept, logEntryId: null };
      const logEntryId = await this.log.record(ownerId, {
        action: key,
        says: { key, facts: { step: input.step, name: hunt.name } },
        subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
        changes: [changed.change],
      });
      const stepCheck = changed.row.deletedAt === null ? changed.row : null;
      return { id: changed.row.id, jobHuntId: hunt.id, stepCheck, logEntryId };
    });
  }

  /** Returns the row of a point, also one that is in the trash. */
  private async findRow(ownerId: string, { jobHuntId, stepNumber, key }: Place): Promise<StepCheck | null> {
    const [row] = await selectWhere<StepCheck>(
      this.database,
      ownerId,
      { entity: StepCheck },
      {
        where: [equals("r.job_hunt_id", jobHuntId), (add) => `r.step = ${add(stepNumber)}`, equals("r.key", key)],
        most: 1,
        lock: true,
        withDeleted: true,
      },
    );
    return row ?? null;
  }

  /** Writes a point that is kept; returns null when it is like that already. */
  private async write(row: StepCheck | null, values: Kept, ownerId: string): Promise<Changed | null> {
    const { state, question } = values;
    const isKept = row?.deletedAt === null;
    if (isKept && row.state === state && row.question === question) return null;
    if (!isKept) await this.parts.requireRoom(ownerId, values.jobHuntId);
    if (row === null) {
      const { row: made } = await this.rows.insertOnce(ownerId, null, values);
      return { row: made, change: creationOf(RecordKind.STEP_CHECK, made) };
    }
    const after = { state, question, ...(isKept ? {} : { deletedAt: null }) };
    const change = changeOf(RecordKind.STEP_CHECK, row, after);
    return { row: await this.rows.update(row, after), change };
  }

  private async remove(kept: StepCheck | null): Promise<Changed | null> {
    if (kept === null) return null;
    const after = { deletedAt: this.clock.now() };
    const change = changeOf(RecordKind.STEP_CHECK, kept, after);
    return { row: await this.rows.update(kept, after), change };
  }
}
