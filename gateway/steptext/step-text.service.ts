import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import { stepDefinition } from "../jobhunt/workflow.js";
import type { Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import { AppError } from "../platform/errors.js";
import { Faults } from "../platform/validation.js";
import { textsOf } from "../record/text-field.js";
import { canonicalLanguage, keyFault, languageFault, lineFault } from "./step-place.js";
import type { StepText } from "./step-text.entity.js";
import { ResetStepTextInput, SaveStepTextInput } from "./step-text.input.js";
import { STEP_TEXT_RECORD } from "./step-text.record.js";
import type { StepTextChange } from "./step-text.types.js";

/** The place of an edited text: a hunt has one live text at each. */
type Place = Pick<StepText, "jobHuntId" | "stepNumber" | "key" | "language">;

/** The texts of steps as their person edited them. */
export class StepTextService {
  /** Undoes changes of texts. Throws CONFLICT when the text was saved again since. */
  readonly reverter: Reverter;
  private readonly parts: PartService<StepText>;

  constructor(deps: JobHuntDeps) {
    this.parts = new PartService<StepText>(deps, STEP_TEXT_RECORD);
    this.reverter = revertParts(deps.database, this.parts, { refuseReturn: (text) => this.refuseTwin(text) });
  }

  /**
   * Saves an edited text; the same text again changes nothing. Throws VALIDATION, NOT_FOUND, and CONFLICT when the text has
   * another version than the caller saw, or none was seen and there is one.
   */
  async save(ownerId: string, input: SaveStepTextInput): Promise<StepTextChange> {
    const { subject, body } = textsOf(SaveStepTextInput, input);
    const place = placeOf(input);
    new Faults([lineFault("subject", subject)]).refuse();
    return this.parts.inHunt(ownerId, input.jobHuntId, async (hunt) => {
      const existing = await this.findLive(ownerId, { ...place, jobHuntId: hunt.id });
      const values = { subject: subject === undefined ? (existing?.subject ?? null) : subject, body: body ?? "" };
      if (existing?.subject === values.subject && existing.body === values.body) return unchanged(hunt, existing);
      this.requireSeen(existing, input.version);
      if (existing !== null) return this.changed(hunt, existing, this.parts.update(existing, values));
      const { row, change } = await this.parts.add(hunt, { ...place, ...values });
      return this.changed(hunt, row, change);
    });
  }

  /** Removes an edited text, so that clients show the first one again. Throws VALIDATION and NOT_FOUND. */
  async reset(ownerId: string, input: ResetStepTextInput): Promise<StepTextChange> {
    textsOf(ResetStepTextInput, input);
    const place = placeOf(input);
    return this.parts.inHunt(ownerId, input.jobHuntId, async (hunt) => {
      const existing = await this.findLive(ownerId, { ...place, jobHuntId: hunt.id });
      if (existing === null) return unchanged(hunt, null);
      return this.changed(hunt, existing, this.parts.markDeleted(existing));
    });
  }

  private async findLive(ownerId: string, { jobHuntId, stepNumber, key, language }: Place): Promise<StepText | null> {
    return this.parts.findAt(ownerId, { jobHuntId, stepNumber, key, language });
  }

  private async refuseTwin(text: StepText): Promise<void> {
    if ((await this.findLive(text.ownerId, text)) === null) return;
    throw new AppError("CONFLICT", {
      message: "There is another text in its place since, so this cannot be undone any more.",
      current: { changed: ["deletedAt"] },
    });
  }

  private requireSeen(existing: StepText | null, seen: number | null | undefined): void {
    if (existing !== null && seen != null) {
      this.parts.rows.requireVersion(existing, seen);
    } else if (existing !== null) {
      const message = `The step text was added meanwhile (version ${existing.version}, you had none).`;
      throw new AppError("CONFLICT", { message, current: { id: existing.id, version: existing.version } });
    } else if (seen != null) {
      const message = `The step text was removed meanwhile (you had version ${seen}).`;
      throw new AppError("CONFLICT", { message, current: { id: null, version: null } });
    }
  }

  private async changed(hunt: JobHunt, row: StepText, change: Change): Promise<StepTextChange> {
    const says = row.deletedAt === null ? "stepText.changed" : "stepText.reset";
    return { ...unchanged(hunt, row), logEntryId: await this.parts.log({ hunt, row }, { says, changes: [change] }) };
  }
}

/** Returns the place that an input names, in canonical form. Throws VALIDATION. */
function placeOf({ step, key, language }: ResetStepTextInput): Omit<Place, "jobHuntId"> {
  const canonical = canonicalLanguage(language.trim());
  const name = key.trim();
  new Faults([keyFault(name), languageFault(canonical)]).refuse();
  return { stepNumber: stepDefinition(step).number, key: name, language: canonical ?? "" };
}

function unchanged(hunt: JobHunt, text: StepText | null): StepTextChange {
  const stepText = text?.deletedAt === null ? text : null;
  return { id: text?.id ?? null, jobHuntId: hunt.id, stepText, logEntryId: null };
}
