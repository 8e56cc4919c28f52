import { URL_MAX } from "../../schema/limits.js";
import { checkText, refuse } from "../platform/validation.js";
import type { ModelAsker } from "./model/ask.js";
import type { ExtractInput, Extraction, Extractor } from "./types.js";

/** The dependencies of the service, each limited per user. */
export interface CaptureDeps {
  /** The reader of adverts, limited for one user. */
  readonly extractorFor: (personId: string) => Extractor;
  readonly asker: ModelAsker;
  /** True when a model is set up. */
  readonly hasModel: boolean;
}

/** Reads adverts for a user, and sends their questions to the model. */
export class CaptureService {
  constructor(private readonly deps: CaptureDeps) {}

  /** Returns true when a model is set up that reads adverts. */
  get hasModel(): boolean {
    return this.deps.hasModel;
  }

  /**
   * Reads an advert. Throws VALIDATION without one, ADVERT_UNREADABLE, SERVER_BUSY, RATE_LIMITED, or the error of its
   * address.
   */
  async extract(personId: string, input: Omit<ExtractInput, "html">): Promise<Extraction> {
    const text = input.text?.trim() || null;
    const url = input.url?.trim() || null;
    if (text === null && url === null) {
      refuse([{ field: "text", rule: "required", message: "Paste the advert, or its address." }]);
    }
    if (url !== null) checkText("url", url, URL_MAX);
    return this.deps.extractorFor(personId).extract({ ...input, text, url });
  }

  /** Sends a question to the model. Throws MODEL_NOT_CONFIGURED without one. */
  async ask(personId: string, message: string): Promise<string> {
    return this.deps.asker.ask(personId, message);
  }
}
