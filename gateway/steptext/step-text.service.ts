import { JOB_HUNT_STEP_TEXTS_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import { equals } from "../database/conditions.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { selectWhere } from "../database/select.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { stepDefinition, type StepName } from "../jobhunt/workflow.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import type { Reverter } from "../log/reverter.js";
import type { Clock } from "../platform/clock.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { textsOf } from "../record/text-field.js";
import { StepParts } from "./step-parts.js";
import { canonicalLanguage, keyFault, languageFault, lineFault, refuseFaults } from "./step-place.js";
import { StepText } from "./step-text.entity.js";
import { ResetStepTextInput, SaveStepTextInput } from "./step-text.input.js";
import type { StepTextChange } from "./step-text.types.js";

/** The place of an edited text: a hunt has one live text at each. */
type Place = Pick<StepText, "jobHuntId" | "stepNumber" | "key" | "language">;

/** The texts of steps as their person edited them; each change is one transaction with its log entry. */
export class StepTextService {
  /** Undoes changes of texts. Throws CONFLICT when the text was saved again since, and VALIDATION without room for it. */
  readonly reverter: Reverter;
  private readonly parts: StepParts<StepText>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: OwnedRepository<StepText>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly log: LogService,
  ) {
    const limit = { most: JOB_HUNT_STEP_TEXTS_MAX, plural: "edited texts" };
    this.parts = new StepParts(database, rows, StepText, limit);
    this.reverter = this.parts.reverterWith((text) => this.findLive(text.ownerId, text));
  }

  /**
   * Saves an edited text; the same text again changes nothing. Throws VALIDATION, NOT_FOUND, and CONFLICT when the text has
   * another version than the caller saw, or none was seen and there is one.
   */
  async save(ownerId: string, input: SaveStepTextInput): Promise<StepTextChange> {
    const { subject, body } = textsOf(SaveStepTextInput, input);
    const place = placeOf(input);
    refuseFaults([lineFault("subject", subject)]);
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const at = { ...place, jobHuntId: hunt.id };
      const existing = await this.findLive(ownerId, at);
      const values = { subject: subject === undefined ? (existing?.subject ?? null) : subject, body: body ?? "" };
      if (existing?.subject === values.subject && existing.body === values.body) return unchanged(hunt, existing);
      this.requireSeen(existing, input.version);
      if (existing !== null) {
        const change = changeOf(RecordKind.STEP_TEXT, existing, values);
        return this.tell(hunt, input.step, await this.rows.update(existing, values), change);
      }
      await this.parts.requireRoom(ownerId, hunt.id);
      const { row } = await this.rows.insertOnce(ownerId, null, { ...at, ...values });
      return this.tell(hunt, input.step, row, creationOf(RecordKind.STEP_TEXT, row));
    });
  }

  /** Removes an edited text, so that clients show the first one again. Throws VALIDATION and NOT_FOUND. */
  async reset(ownerId: string, input: ResetStepTextInput): Promise<StepTextChange> {
    textsOf(ResetStepTextInput, input);
    const place = placeOf(input);
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const existing = await this.findLive(ownerId, { ...place, jobHuntId: hunt.id });
      if (existing === null) return unchanged(hunt, null);
      const after = { deletedAt: this.clock.now() };
      const change = changeOf(RecordKind.STEP_TEXT, existing, after);
      return this.tell(hunt, input.step, await this.rows.update(existing, after), change);
    });
  }

  private async findLive(ownerId: string, { jobHuntId, stepNumber, key, language }: Place): Promise<StepText | null> {
    const [text] = await selectWhere<StepText>(
      this.database,
      ownerId,
      { entity: StepText },
      {
        where: [
          equals("r.job_hunt_id", jobHuntId),
          (add) => `r.step = ${add(stepNumber)}`,
          equals("r.key", key),
          equals("r.language", language),
        ],
        most: 1,
        lock: true,
      },
    );
    return text ?? null;
  }

  private requireSeen(existing: StepText | null, seen: number | null | undefined): void {
    if (existing !== null && seen != null) {
      this.rows.requireVersion(existing, seen);
    } else if (existing !== null) {
      const message = `The step text was added meanwhile (version ${existing.version}, you had none).`;
      throw new AppError("CONFLICT", { message, current: { id: existing.id, version: existing.version } });
    } else if (seen != null) {
      const message = `The step text was removed meanwhile (you had version ${seen}).`;
      throw new AppError("CONFLICT", { message, current: { id: null, version: null } });
    }
  }

  private async tell(hunt: JobHunt, step: StepName, text: StepText, change: Change): Promise<StepTextChange> {
    const key = text.deletedAt === null ? "stepText.changed" : "stepText.reset";
    const logEntryId = await this.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { step, name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [change],
    });
    return { ...unchanged(hunt, text), logEntryId };
  }
}

/** Returns the place that an input names, in canonical form. Throws VALIDATION. */
function placeOf({ step, key, language }: ResetStepTextInput): Omit<Place, "jobHuntId"> {
  const canonical = canonicalLanguage(language.trim());
  const name = key.trim();
  refuseFaults([keyFault(name), languageFault(canonical)]);
  return { stepNumber: stepDefinition(step).number, key: name, language: canonical ?? "" };
}

function unchanged(hunt: JobHunt, text: StepText | null): StepTextChange {
  const stepText = text?.deletedAt === null ? text : null;
  return { id: text?.id ?? null, jobHuntId: hunt.id, stepText, logEntryId: null };
}
