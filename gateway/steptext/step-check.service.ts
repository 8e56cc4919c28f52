import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { stepDefinition } from "../jobhunt/workflow.js";
import type { Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import { Faults } from "../platform/validation.js";
import { textsOf } from "../record/text-field.js";
import { StepCheckState, type StepCheck } from "./step-check.entity.js";
import { keyFault, lineFault } from "./step-place.js";
import { SetStepCheckInput } from "./step-text.input.js";
import { STEP_CHECK_RECORD } from "./step-text.record.js";
import type { StepCheckChange } from "./step-text.types.js";

const SENTENCE_OF_STATE: Readonly<Record<StepCheckState, SentenceKey>> = {
  OPEN: "stepCheck.opened",
  CHECKED: "stepCheck.checked",
  TO_ASK: "stepCheck.toAsk",
};

/** A point that is kept. A hunt has one row for each point, which is in the trash while the point is open. */
type Kept = Pick<StepCheck, "stepNumber" | "key" | "state" | "question">;

/** A changed point: its row as it is now, and the change. */
interface Changed {
  readonly row: StepCheck;
  readonly change: Change;
}

/** The points of the checklists of steps. */
export class StepCheckService {
  /** Undoes changes of points. */
  readonly reverter: Reverter;
  private readonly parts: PartService<StepCheck>;

  constructor(deps: JobHuntDeps) {
    this.parts = new PartService<StepCheck>(deps, STEP_CHECK_RECORD);
    this.reverter = revertParts(deps.database, this.parts);
  }

  /** Sets the state of a point; one that is open and has no question is not kept. Throws VALIDATION and NOT_FOUND. */
  async set(ownerId: string, input: SetStepCheckInput): Promise<StepCheckChange> {
    const given = textsOf(SetStepCheckInput, input).question;
    const place = { stepNumber: stepDefinition(input.step).number, key: input.key.trim() };
    new Faults([keyFault(place.key), lineFault("question", given)]).refuse();
    return this.parts.inHunt(ownerId, input.jobHuntId, async (hunt) => {
      const row = await this.parts.findAt(ownerId, { jobHuntId: hunt.id, ...place }, { withDeleted: true });
      const kept = row?.deletedAt === null ? row : null;
      const question = given === undefined ? (kept?.question ?? null) : given;
      const { state } = input;
      const says =
        (kept?.state ?? StepCheckState.OPEN) === state ? "stepCheck.questionChanged" : SENTENCE_OF_STATE[state];
      const isKept = state !== StepCheckState.OPEN || question !== null;
      const changed = isKept ? await this.keep(hunt, row, { ...place, state, question }) : this.remove(kept);
      if (changed === null) return { id: kept?.id ?? null, jobHuntId: hunt.id, stepCheck: kept, logEntryId: null };
      const logEntryId = await this.parts.log({ hunt, row: changed.row }, { says, changes: [changed.change] });
      const stepCheck = changed.row.deletedAt === null ? changed.row : null;
      return { id: changed.row.id, jobHuntId: hunt.id, stepCheck, logEntryId };
    });
  }

  /** Writes a point that is kept; returns null when it is like that already. */
  private async keep(hunt: JobHunt, row: StepCheck | null, values: Kept): Promise<Changed | null> {
    if (row === null) return this.parts.add(hunt, values);
    const { state, question } = values;
    if (row.deletedAt === null) {
      if (row.state === state && row.question === question) return null;
      return { row, change: this.parts.update(row, { state, question }) };
    }
    await this.parts.requireRoom(hunt.ownerId, hunt.id);
    return { row, change: this.parts.update(row, { state, question, deletedAt: null }) };
  }

  private remove(kept: StepCheck | null): Changed | null {
    return kept === null ? null : { row: kept, change: this.parts.markDeleted(kept) };
  }
}
