import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import type { Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import { checkDays, refuseFuture } from "../platform/day.js";
import { once } from "../platform/once.js";
import { invalid } from "../platform/validation.js";
import type { RecordChanged } from "../record/change-of.js";
import { textsOf } from "../record/text-field.js";
import type { Sign, SignSender } from "./sign.entity.js";
import { RecordSignInput } from "./sign.input.js";
import { SIGN_RECORD } from "./sign.record.js";

const SENTENCE_OF_SENDER: Readonly<Record<SignSender, SentenceKey>> = { THEM: "sign.fromThem", ME: "sign.fromMe" };

/** The signs of hunts. */
export class SignService {
  /** Undoes the recording of signs. */
  readonly reverter: Reverter;
  private readonly days: PersonDays;
  private readonly parts: PartService<Sign>;

  constructor(deps: JobHuntDeps) {
    this.days = deps.days;
    this.parts = new PartService<Sign>(deps, SIGN_RECORD);
    this.reverter = revertParts(deps.database, this.parts);
  }

  /** Records a sign. Throws as `PartService.create` does, and VALIDATION. */
  async record(ownerId: string, input: RecordSignInput): Promise<RecordChanged<Sign>> {
    const { note = null } = textsOf(RecordSignInput, input);
    const { id, jobHuntId, on, from: sender, kind, promisedOn = null } = input;
    checkDays({ on, promisedOn });
    if (promisedOn !== null && promisedOn < on) {
      throw invalid("promisedOn", "order", `not before the sign itself, which is of ${on}.`);
    }
    const today = once(() => this.days.today(ownerId));
    return this.parts.create(ownerId, {
      id,
      jobHuntId,
      given: { happenedOn: on, sender, kind, note, promisedOn },
      purpose: "record a sign in it",
      check: async () => refuseFuture("on", on, await today()),
      make: async () => ({
        values: { recordedOn: await today() },
        complete: (_sign, creation) => ({
          action: "sign.recorded",
          says: SENTENCE_OF_SENDER[sender],
          changes: [creation],
        }),
      }),
    });
  }
}
