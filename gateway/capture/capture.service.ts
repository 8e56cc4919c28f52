import { POSTINGS_MAX, URL_MAX } from "../../schema/limits.js";
import type { Person } from "../person/person.entity.js";
import { Feature, type Policies } from "../person/policy.js";
import { AppError } from "../platform/errors.js";
import { checkRange, checkText, invalidInput } from "../platform/validation.js";
import type { ModelAsker } from "./model/ask.js";
import { advertAddressOf } from "./address/advert-address.js";
import { addressOf } from "./content.js";
import type { Extractor } from "./extractor.js";
import type { ExtractionStore } from "./extraction-store.js";
import { ExtractReader, type DescriptionScope, type ExtractInput, type Extraction } from "./types.js";

/** The dependencies of the service, each limited per user. */
export interface CaptureDeps {
  /** The reader of adverts, limited for one user. */
  readonly extractorFor: (personId: string) => Extractor;
  readonly asker: ModelAsker;
  /** True when a model is set up. */
  readonly hasModel: boolean;
}

/** The person who captures. */
export interface Captor {
  readonly ownerId: string;
  readonly person: Pick<Person, "email">;
}

/** Reads adverts for a user, and sends their questions to the model. */
export class CaptureService {
  constructor(
    private readonly deps: CaptureDeps,
    private readonly policies: Policies,
    private readonly store: ExtractionStore,
  ) {}

  /** Returns true when a model is set up that reads adverts for the person. */
  hasModelFor(person: Pick<Person, "email">): boolean {
    return this.deps.hasModel && !this.policies.isOff(person, Feature.MODEL);
  }

  /**
   * Reads an advert, without the model for a person who has no use of it. Throws VALIDATION without one, or for a
   * `posting` that it does not hold, ADVERT_UNREADABLE,
   * SERVER_BUSY, RATE_LIMITED, LOOK_AROUND_LIMIT for an address where no page is read for the person, or the error of its
   * address.
   */
  async extract({ ownerId, person }: Captor, input: Omit<ExtractInput, "html">): Promise<Extraction> {
    const text = input.text?.trim() || null;
    const url = input.url?.trim() || null;
    if (text === null && url === null) {
      throw invalidInput("Paste the advert, or its address.", { field: "text", rule: "required" });
    }
    if (url !== null) checkText("url", advertAddressOf(url), URL_MAX);
    // The reading tells how many there are; what no page has is refused before it.
    if (input.posting != null) checkRange("posting", input.posting, POSTINGS_MAX - 1, 0);
    if (addressOf({ text, url }) !== null) this.policies.require(person, Feature.PAGE_FETCH);
    const hasModel = this.hasModelFor(person);
    const reader = hasModel ? input.reader : ExtractReader.RULES;
    const memory = hasModel ? this.store.of(ownerId) : null;
    return this.deps.extractorFor(ownerId).extract({ ...input, reader, text, url }, memory);
  }

  /**
   * Reads an advert again that was read in the last day, with the answer of the model. Throws MODEL_NOT_CONFIGURED without
   * one, LOOK_AROUND_LIMIT for a person who has no use of it, NOT_FOUND for an advert that is not remembered, RATE_LIMITED,
   * and the model's failure.
   */
  async improve({ ownerId, person }: Captor, id: string, description: DescriptionScope): Promise<Extraction> {
    if (!this.deps.hasModel) throw new AppError("MODEL_NOT_CONFIGURED");
    this.policies.require(person, Feature.MODEL);
    return this.deps.extractorFor(ownerId).improve(id, description, this.store.of(ownerId));
  }

  /** Sends a question to the model. Throws MODEL_NOT_CONFIGURED without one. */
  async ask(personId: string, message: string): Promise<string> {
    return this.deps.asker.ask(personId, message);
  }
}
