import { POSTINGS_MAX, URL_MAX } from "../../schema/limits.js";
import type { Person } from "../person/person.entity.js";
import { Feature, type Policies } from "../person/policy.js";
import { checkRange, checkText, invalidInput } from "../platform/validation.js";
import type { ModelAsker } from "./model/ask.js";
import { advertAddressOf } from "./address/advert-address.js";
import { addressOf } from "./content.js";
import { ExtractReader, type ExtractInput, type Extraction, type Extractor } from "./types.js";

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
    const reader = this.policies.isOff(person, Feature.MODEL) ? ExtractReader.RULES : input.reader;
    return this.deps.extractorFor(ownerId).extract({ ...input, reader, text, url });
  }

  /** Sends a question to the model. Throws MODEL_NOT_CONFIGURED without one. */
  async ask(personId: string, message: string): Promise<string> {
    return this.deps.asker.ask(personId, message);
  }
}
