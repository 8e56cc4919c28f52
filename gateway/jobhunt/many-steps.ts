import { STEPS_AT_ONCE_MAX } from "../../schema/limits.js";
import { isId } from "../database/ids.js";
import type { Change } from "../log/change.js";
import type { Sentence } from "../log/sentences.js";
import { AppError, noSuchRecord } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { Faults } from "../platform/validation.js";
import type { JobHuntDeps } from "./job-hunt-deps.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { StepInput } from "./job-hunt.input.js";
import type { StepProblem, StepsChange } from "./many-steps.types.js";
import type { StepName } from "./workflow.js";

/** What is to be written of a step, and how the log says it. */
export interface StepToWrite {
  readonly says: Sentence;
  /** Writes it as part of the running transaction, and returns the change. */
  readonly write: () => Change;
}

/**
 * Decides what becomes of a step of a locked hunt; null: it is so already. Throws what refuses it, and then has written
 * nothing.
 */
export type DecideStep = (hunt: JobHunt, step: StepName) => StepToWrite | null;

/** Reads what such decisions depend on, for all of the locked hunts at once. */
export type PrepareSteps = (hunts: readonly JobHunt[]) => Promise<DecideStep>;

/** The codes that refuse one step and leave the others. */
const OF_ONE_STEP: ReadonlySet<string> = new Set(["NOT_FOUND", "CONFLICT", "ILLEGAL_TRANSITION"]);

/** A hunt whose steps are changed. */
interface LockedHunt {
  readonly hunt: JobHunt;
  /** As its callers can have seen it: before the first of these steps. */
  readonly before: JobHunt;
}

/** What was done: the change set, and the problem of each step. */
interface Written {
  readonly changeSetId: string | null;
  readonly problems: readonly (StepProblem | null)[];
}

/** Changes several steps in one act: one transaction and one change set for all that can be done. */
export class ManySteps {
  constructor(private readonly deps: JobHuntDeps) {}

  /**
   * Changes steps, each with its own log entry, and returns an answer for each in their order. A step that cannot be changed
   * is answered with its problem and leaves the others; one that is so already has none, whatever version is given, so that
   * a repetition changes nothing. The version that is given of a hunt is compared with that before the first of its steps.
   * Throws VALIDATION unless there are 1 to 100, together with the `faults` that were found before.
   */
  async change(
    ownerId: string,
    steps: readonly StepInput[],
    prepare: PrepareSteps,
    faults = new Faults(),
  ): Promise<StepsChange> {
    faults.add(steps.length === 0, "steps", "minItems", "at least one step.");
    faults.add(steps.length > STEPS_AT_ONCE_MAX, "steps", "maxItems", `at most ${STEPS_AT_ONCE_MAX} steps at once.`);
    faults.refuse();
    const ids = [...new Set(steps.map(({ jobHuntId }) => jobHuntId.toLowerCase()))].filter(isId);
    const { jobHuntReader, database } = this.deps;
    return database.transactionRead(
      () => this.write(ownerId, { steps, ids, prepare }),
      async ({ changeSetId, problems }) => {
        const read = await jobHuntReader.findMany(ownerId, ids, jobHuntReader.columnFields);
        const hunts = new Map(read.map((hunt) => [hunt.id, hunt]));
        const answers = steps.map(({ jobHuntId, step }, index) => {
          const jobHunt = hunts.get(jobHuntId.toLowerCase()) ?? null;
          return { jobHuntId: jobHunt?.id ?? jobHuntId, step, jobHunt, problem: problems[index] ?? null };
        });
        return { changeSetId, answers };
      },
    );
  }

  private async write(
    ownerId: string,
    { steps, ids, prepare }: { steps: readonly StepInput[]; ids: readonly string[]; prepare: PrepareSteps },
  ): Promise<Written> {
    const { jobHuntRows } = this.deps;
    // In one order, so that two calls do not wait for each other; sent after the lock, the rows are read once it is held.
    const [, hunts] = await Promise.all([jobHuntRows.lockMany(ownerId, ids), jobHuntRows.findMany(ownerId, ids)]);
    const locked = new Map(hunts.map((hunt) => [hunt.id, { hunt, before: { ...hunt } }]));
    const decide = await prepare(hunts);
    const problems: (StepProblem | null)[] = [];
    let hasChanged = false;
    for (const input of steps) {
      try {
        hasChanged = (await this.changeOne(locked.get(input.jobHuntId.toLowerCase()), input, decide)) || hasChanged;
        problems.push(null);
      } catch (error) {
        if (!isOfOneStep(error)) throw error;
        problems.push({ code: error.code, message: error.message });
      }
    }
    return { changeSetId: hasChanged ? this.deps.database.changeSetId : null, problems };
  }

  /** Changes one step, and returns whether it had to be changed. */
  private async changeOne(found: LockedHunt | undefined, input: StepInput, decide: DecideStep): Promise<boolean> {
    if (found === undefined) throw noSuchRecord("job hunt", input.jobHuntId);
    const { hunt, before } = found;
    const decided = this.decided(found, input, decide);
    if (decided === null) return false;
    const change = decided.write();
    // Once for all steps of a hunt: nobody else who has seen that version changes a step after these.
    if (input.version != null && hunt.version === before.version) this.deps.jobHuntRows.update(hunt, {});
    const { says } = decided;
    const subject = { kind: RecordKind.JOB_HUNT, id: hunt.id };
    await this.deps.log.record(hunt.ownerId, { action: says.key, says, subject, changes: [change] });
    return true;
  }

  /** Returns what is to be written of a step; null: nothing. Throws CONFLICT rather than what refuses the step itself. */
  private decided({ hunt, before }: LockedHunt, { step, version }: StepInput, decide: DecideStep): StepToWrite | null {
    try {
      const decided = decide(hunt, step);
      if (decided !== null) this.deps.jobHuntRows.requireVersion(before, version);
      return decided;
    } catch (error) {
      if (isOfOneStep(error)) this.deps.jobHuntRows.requireVersion(before, version);
      throw error;
    }
  }
}

function isOfOneStep(error: unknown): error is AppError {
  return error instanceof AppError && OF_ONE_STEP.has(error.code);
}
