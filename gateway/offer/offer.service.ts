import { isOfferDay, OFFER_DAY_NAMES, OFFER_DAYS, type SetOfferDays } from "../jobhunt/offer-days.js";
import { knownSince } from "../jobhunt/day-fact.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { PartService } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import { refuseTerminated } from "../jobhunt/refuse-terminated.js";
import type { StepService } from "../jobhunt/step.service.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import type { Document } from "../document/document.entity.js";
import { changeOf, differing, type Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import type { SentenceKey } from "../log/sentences.js";
import type { Day } from "../platform/day.js";
import { once } from "../platform/once.js";
import { RecordKind } from "../platform/record-kind.js";
import type { Deleted, RecordChanged } from "../record/change-of.js";
import type { Offer, OfferOutcome } from "./offer.entity.js";
import { checkOrder, firstDays, isCounting, knownToday, termsOf, type Terms } from "./offer-terms.js";
import { CreateOfferInput, UpdateOfferInput } from "./offer.input.js";
import type { OfferReader } from "./offer.reader.js";
import { OFFER_RECORD } from "./offer.record.js";

/** The dependencies of the service of offers. */
interface OfferDeps extends JobHuntDeps {
  readonly documents: OwnedRepository<Document>;
  readonly offerReader: OfferReader;
  readonly steps: StepService;
}

const SENTENCES: Readonly<Record<OfferOutcome, SentenceKey>> = {
  ACCEPTED: "offer.accepted",
  DECLINED: "offer.declined",
  WITHDRAWN: "offer.withdrawn",
  REPLACED: "offer.replaced",
};
/** The names of the days of an offer in its hunt. */
const NAMES_IN_HUNT = Object.fromEntries(OFFER_DAY_NAMES.map((name) => [OFFER_DAYS[name], name]));

/** The offers of hunts. */
export class OfferService {
  /** Undoes changes of offers, with those of the days of their hunts. */
  readonly reverter: Reverter;
  private readonly parts: PartService<Offer>;

  constructor(private readonly deps: OfferDeps) {
    this.parts = new PartService<Offer>(deps, OFFER_RECORD);
    this.reverter = revertParts(deps.database, this.parts);
  }

  /**
   * Records an offer, which takes over the own days of its hunt. Throws as `PartService.create` does, VALIDATION, and
   * NOT_FOUND for a document.
   */
  async create(ownerId: string, input: CreateOfferInput): Promise<RecordChanged<Offer>> {
    const { id, jobHuntId } = input;
    const given = termsOf(CreateOfferInput, input);
    const today = await this.deps.days.today(ownerId);
    const takesOver = once(
      async () => isCounting(given) && (await this.deps.offerReader.countingId(ownerId, jobHuntId)) === null,
    );
    const daysOf = async (hunt: JobHunt): Promise<Terms> => firstDays(today, (await takesOver()) ? hunt : undefined);
    return this.parts.create(ownerId, {
      id,
      jobHuntId,
      given,
      purpose: "record an offer in it",
      check: async (hunt) => this.check(ownerId, { ...(await daysOf(hunt)), ...given }, today),
      make: async (hunt) => {
        const values = { ...(await daysOf(hunt)), ...knownToday(given, today) };
        await this.deps.steps.plan(hunt);
        const cleared = (await takesOver()) ? this.clearOwnDays(hunt, today) : [];
        return {
          values,
          complete: (_offer, creation) => ({ says: "offer.recorded", changes: [creation, ...cleared] }),
        };
      },
    });
  }

  /**
   * Changes an offer; what is absent stays. Throws VALIDATION, NOT_FOUND, CONFLICT when `version` is given and no longer true,
   * and ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async update(ownerId: string, input: UpdateOfferInput): Promise<RecordChanged<Offer>> {
    const terms = termsOf(UpdateOfferInput, input);
    const today = await this.deps.days.today(ownerId);
    return this.parts.inPart(ownerId, input, async (part) => {
      const { hunt, row } = part;
      refuseTerminated(hunt, "change its offers");
      const changed = differing(row, terms);
      await this.check(ownerId, { ...row, documentId: null, ...changed }, today, changed);
      if (Object.keys(changed).length === 0) return { id: row.id, row, logEntryId: null };
      const change = this.parts.update(row, { ...changed, ...knownToday(changed, today) });
      return {
        id: row.id,
        row,
        logEntryId: await this.parts.log(part, { says: sentenceOf(changed), changes: [change] }),
      };
    });
  }

  /** Deletes an offer, and returns the log entry with which `undo` takes that back. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.parts.remove(ownerId, id, "offer.deleted");
  }

  /** Does what `SetOfferDays` says. Throws VALIDATION naming the days of the hunt. */
  readonly setDays: SetOfferDays = async (hunt, days) => {
    const counting = await this.deps.offerReader.countingId(hunt.ownerId, hunt.id);
    if (counting === null) return null;
    const row = await this.parts.rows.find(hunt.ownerId, counting, { lock: true });
    const today = await this.deps.days.today(hunt.ownerId);
    const terms = Object.entries(days).map(([name, day]) => [isOfferDay(name) ? OFFER_DAYS[name] : name, day]);
    const changed = differing<Terms>(row, Object.fromEntries(terms) as Terms); // its days
    checkOrder({ ...row, ...changed }, changed, today, NAMES_IN_HUNT);
    return Object.keys(changed).length === 0
      ? []
      : [this.parts.update(row, { ...changed, ...knownToday(changed, today) })];
  };

  /** Throws VALIDATION when the days are in the wrong order, and NOT_FOUND for a document. */
  private async check(ownerId: string, terms: Terms, today: Day, changed = terms): Promise<void> {
    checkOrder(terms, changed, today);
    if (terms.documentId != null) await this.deps.documents.find(ownerId, terms.documentId);
  }

  /** Clears the days of a locked hunt that its offer says from now on, and returns the change. */
  private clearOwnDays(hunt: JobHunt, today: Day): Change[] {
    const days = Object.fromEntries(OFFER_DAY_NAMES.filter((name) => hunt[name] !== null).map((name) => [name, null]));
    if (Object.keys(days).length === 0) return [];
    const columns = { ...days, ...knownSince(days, today) };
    const change = changeOf(RecordKind.JOB_HUNT, hunt, columns);
    this.deps.jobHuntRows.update(hunt, columns);
    return [change];
  }
}

function sentenceOf({ outcome }: Terms): SentenceKey {
  if (outcome === undefined) return "offer.changed";
  return outcome === null ? "offer.reopened" : SENTENCES[outcome];
}
