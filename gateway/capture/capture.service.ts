import { URL_MAX } from "../../schema/limits.js";
import { AppError } from "../errors.js";
import { checkText, refuse } from "../validation.js";
import type { ModelAsker } from "./ask.js";
import type { ExtractInput, Extraction, Extractor } from "./types.js";

/** The longest text or page that is read at all, in characters; what is kept of it is less. */
const SOURCE_MAX = 2_000_000;

/** What capture stands on: everything outside it, bounded for each person. */
export interface CaptureBorders {
  /** The reader of adverts as one person may use it. */
  readonly extractorFor: (personId: string) => Extractor;
  readonly asker: ModelAsker;
  /** Whether a model is set up. */
  readonly hasModel: boolean;
}

/** Reads adverts for a person, and puts their questions to the model. */
export class CaptureService {
  constructor(private readonly borders: CaptureBorders) {}

  /** Whether a model is set up that reads adverts. */
  get hasModel(): boolean {
    return this.borders.hasModel;
  }

  /** Reads an advert. Throws VALIDATION without one, TOO_LARGE, ADVERT_UNREADABLE, RATE_LIMITED, or what went wrong with its address. */
  async extract(personId: string, input: Omit<ExtractInput, "html">): Promise<Extraction> {
    const text = input.text?.trim() || null;
    const url = input.url?.trim() || null;
    if (text === null && url === null) {
      refuse([{ field: "text", rule: "required", message: "Paste the advert, or its address." }]);
    }
    if (text !== null && text.length > SOURCE_MAX) {
      throw new AppError("TOO_LARGE", { message: "That is longer than any advert. Paste the advert alone." });
    }
    if (url !== null) checkText("url", url, URL_MAX);
    return this.borders.extractorFor(personId).extract({ ...input, text, url });
  }

  /** Puts a question to the model. Throws MODEL_NOT_CONFIGURED without one. */
  async ask(personId: string, message: string): Promise<string> {
    return this.borders.asker.ask(personId, message);
  }
}
