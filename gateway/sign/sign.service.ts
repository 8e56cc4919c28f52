import { JOB_HUNT_SIGNS_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { selectFitting } from "../database/select-fitting.js";
import { isOneOf } from "../database/select.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import { isOfKeptHunt } from "../jobhunt/of-kept-hunt.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import { revertParts } from "../jobhunt/revert-parts.js";
import { creationOf } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { requireRepeatedPart } from "../log/repetition.js";
import type { Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import { checkDays, refuseFuture, type Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { textsOf } from "../record/text-field.js";
import { Sign, type SignSender } from "./sign.entity.js";
import { RecordSignInput } from "./sign.input.js";
import type { SignChange } from "./sign.types.js";

const SAYS: Readonly<Record<SignSender, SentenceKey>> = { THEM: "sign.fromThem", ME: "sign.fromMe" };

/** The signs of hunts; each call is one transaction with its log entry. */
export class SignService {
  /** Undoes the recording of signs. Throws VALIDATION when a hunt has no room for a sign that comes back. */
  readonly reverter: Reverter;

  constructor(
    private readonly database: Database,
    private readonly days: PersonDays,
    private readonly rows: OwnedRepository<Sign>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly log: LogService,
  ) {
    const { lock, revert } = revertParts(database, rows, Sign);
    this.reverter = {
      lock,
      revert: async (ownerId, inverse) => {
        await revert(ownerId, inverse);
        const { jobHuntId } = await this.rows.find(ownerId, inverse.id, { withDeleted: true });
        if ((await this.count(ownerId, jobHuntId)) > JOB_HUNT_SIGNS_MAX) throw tooMany();
      },
    };
  }

  /**
   * Records a sign; with an id of the caller's choice a repetition returns the sign that exists. Throws VALIDATION,
   * NOT_FOUND when the hunt is not the owner's, and ILLEGAL_TRANSITION when it was terminated.
   */
  async record(ownerId: string, input: RecordSignInput): Promise<SignChange> {
    const { note = null } = textsOf(RecordSignInput, input);
    const { on, promisedOn = null } = input;
    checkDays({ on, promisedOn });
    if (promisedOn !== null && promisedOn < on) throw tooEarly(on);
    return this.database.transaction(async () => {
      const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
      const { from: sender, kind } = input;
      const given = { jobHuntId: hunt.id, happenedOn: on, sender, kind, note, promisedOn };
      const earlier = input.id ? await this.rows.findOrNull(ownerId, input.id) : null;
      if (earlier !== null) return this.repeated(earlier, given);
      refuseTerminated(hunt, "record a sign in it");
      const recordedOn = await this.days.today(ownerId);
      refuseFuture("on", on, recordedOn);
      if ((await this.count(ownerId, hunt.id)) >= JOB_HUNT_SIGNS_MAX) throw tooMany();
      const { row, created } = await this.rows.insertOnce(ownerId, input.id, { ...given, recordedOn });
      if (!created) return this.repeated(row, given);
      return { id: row.id, sign: row, logEntryId: await this.tell(hunt, row) };
    });
  }

  /** Returns the hunt of a recorded sign as it is now. Throws NOT_FOUND. */
  async huntOf(ownerId: string, jobHuntId: string): Promise<JobHunt> {
    return this.reader.find(ownerId, jobHuntId);
  }

  /**
   * Returns those of the signs that are the owner's, in no order, without those of hunts in the trash. The answer is
   * refused when their texts do not fit into it.
   */
  async findMany(ownerId: string, ids: readonly string[], answer: AnswerBudget): Promise<Sign[]> {
    return selectFitting<Sign>(this.database, ownerId, Sign, {
      texts: ["note"],
      where: [isOneOf(ids), isOfKeptHunt],
      field: "signs",
      budget: answer,
    });
  }

  /** Returns the sign that exists. Throws NOT_FOUND when it is one of another hunt, and CONFLICT when it has other values. */
  private async repeated(sign: Sign, given: Pick<Sign, "jobHuntId">): Promise<SignChange> {
    await requireRepeatedPart(this.log, RecordKind.SIGN, sign, given);
    return { id: sign.id, sign, logEntryId: null };
  }

  private async tell(hunt: JobHunt, sign: Sign): Promise<string> {
    return this.log.record(hunt.ownerId, {
      action: "sign.recorded",
      says: { key: SAYS[sign.sender], facts: { name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [creationOf(RecordKind.SIGN, sign)],
    });
  }

  private async count(ownerId: string, jobHuntId: string): Promise<number> {
    const [row] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from sign where owner_id = $1 and job_hunt_id = $2 and deleted_at is null`,
      [jobHuntId],
    );
    return row?.count ?? 0;
  }
}

function tooEarly(on: Day): AppError {
  const message = `promisedOn: not before the sign itself, which is of ${on}.`;
  return new AppError("VALIDATION", { message, fields: [{ field: "promisedOn", rule: "order", message }] });
}

function tooMany(): AppError {
  const message = `jobHuntId: a hunt has at most ${JOB_HUNT_SIGNS_MAX.toLocaleString("en")} signs.`;
  return new AppError("VALIDATION", { message, fields: [{ field: "jobHuntId", rule: "maxItems", message }] });
}
