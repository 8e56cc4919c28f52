import type { Clock } from "../platform/clock.js";
import { AppError } from "../platform/errors.js";
import { checkRange } from "../platform/validation.js";
import { addressOf, readContent } from "./content.js";
import type { AdvertReader, Reading, ReadingTask } from "./read-advert.js";
import { readerHere } from "./reader-here.js";
import { dayIn } from "../platform/day.js";
import type { CountCapture } from "../metrics/capture-outcome.js";
import {
  DescriptionScope,
  ExtractReader,
  WITHOUT_ADVERT,
  type AdvertModel,
  type ExtractInput,
  type Extraction,
  type Extractor,
  type ModelFields,
  type ModelRequest,
  type PageFetcher,
} from "./types.js";

/** The dependencies of an extractor. */
export interface ExtractorOptions {
  readonly clock: Clock;
  /** Absent: no address is read. */
  readonly fetchPage?: PageFetcher | undefined;
  /** Absent: only page data and rules are used. */
  readonly model?: AdvertModel | undefined;
  /** Reads the adverts; absent: they are read in this thread, without limits. */
  readonly reader?: AdvertReader | undefined;
  /** Called with the outcome of each reading. */
  readonly onCapture?: CountCapture | undefined;
}

/** Creates an extractor. */
export function createExtractor(options: ExtractorOptions): Extractor {
  const { onCapture = () => undefined } = options;
  return {
    async extract(input: ExtractInput): Promise<Extraction> {
      const source = addressOf(input) === null ? "text" : "page";
      try {
        const extraction = await extract(input, options);
        onCapture(source, extraction.notices.includes("PAGE_AS_TEXT") ? "plain-text" : "ok");
        return extraction;
      } catch (error) {
        onCapture(source, outcomeOf(error));
        throw error;
      }
    },
  };
}

function outcomeOf(error: unknown): "timed-out" | "refused" | "failed" {
  if (!(error instanceof AppError)) return "failed";
  if (error.code === "ADVERT_UNREADABLE") return "timed-out";
  return error.code === "RATE_LIMITED" || error.code === "SERVER_BUSY" ? "refused" : "failed";
}

async function extract(input: ExtractInput, options: ExtractorOptions): Promise<Extraction> {
  const { clock, fetchPage, model, reader = readerHere } = options;
  const task: ReadingTask = {
    content: await readContent(input, fetchPage),
    today: clock.now(),
    asPlainText: false,
    answer: null,
    description: input.description ?? DescriptionScope.WHOLE,
    posting: input.posting ?? undefined,
  };
  const reading = await reader.read(task);
  if (reading.isEmpty) throw new AppError("PAGE_EMPTY");
  checkPosting(input.posting, reading.extraction);
  const isAdvert = reading.lines.length > 0 && !reading.extraction.notices.some((notice) => WITHOUT_ADVERT.has(notice));
  const isAsked = input.reader !== ExtractReader.RULES && isAdvert && reading.weakFields.length > 0;
  if (!model || !isAsked) return reading.extraction;
  return withModel(model, reader, task, reading, options.onCapture);
}

function checkPosting(posting: number | null | undefined, { postings }: Extraction): void {
  if (posting != null) checkRange("posting", posting, Math.max(postings.length - 1, 0), 0);
}

async function withModel(
  model: AdvertModel,
  reader: AdvertReader,
  task: ReadingTask,
  { extraction, lines, weakFields: fields }: Reading,
  onCapture: CountCapture | undefined,
): Promise<Extraction> {
  const { language, notices } = extraction;
  const answer = await askModel(model, { lines, fields, today: dayIn("UTC", task.today), language });
  onCapture?.("model", answer === null ? "failed" : "ok");
  if (answer === null) return { ...extraction, notices: [...notices, "MODEL_FAILED"] };
  const asPlainText = notices.includes("PAGE_AS_TEXT");
  return (await reader.read({ ...task, asPlainText, answer })).extraction;
}

/** Returns null when the model fails: the rules' result is kept, a notice informs the user, and the model's own log the operator. */
async function askModel(model: AdvertModel, request: ModelRequest): Promise<ModelFields | null> {
  try {
    return await model.extract(request);
  } catch {
    return null;
  }
}
