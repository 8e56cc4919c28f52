import type { Clock } from "../platform/clock.js";
import { AppError, noSuchRecord } from "../platform/errors.js";
import { checkRange } from "../platform/validation.js";
import { addressOf, readContent } from "./content.js";
import { extractionId, type ExtractionMemory, type KeptTask, type KnownExtraction } from "./extraction-memory.js";
import type { AdvertReader, Reading } from "./read-advert.js";
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
  type ModelFields,
  type ModelRequest,
  type PageFetcher,
} from "./types.js";

/**
 * Reads adverts. Throws PAGE_EMPTY for a page that has neither text nor data of a job, VALIDATION for a `posting` that it
 * does not hold, and the errors of `PageFetcher` for an address.
 */
export interface Extractor {
  /** `memory` remembers the advert for `improve`, and the answer of the model; without it nothing is remembered. */
  extract(input: ExtractInput, memory?: ExtractionMemory | null): Promise<Extraction>;
  /**
   * Reads an advert again that is remembered, with the answer of a model to it, which is asked once. Throws NOT_FOUND where
   * it is not remembered, MODEL_NOT_CONFIGURED without a model, and the failure of the model.
   */
  improve(id: string, description: DescriptionScope, memory: ExtractionMemory): Promise<Extraction>;
}

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
  const counted = async (source: "text" | "page", read: () => Promise<Extraction>): Promise<Extraction> => {
    try {
      const extraction = await read();
      onCapture(source, extraction.notices.includes("PAGE_AS_TEXT") ? "plain-text" : "ok");
      return extraction;
    } catch (error) {
      onCapture(source, outcomeOf(error));
      throw error;
    }
  };
  return {
    extract: (input, memory = null) =>
      counted(addressOf(input) === null ? "text" : "page", () => extract(input, memory, options)),
    improve: async (id, description, memory) => {
      const { model } = options;
      if (model === undefined) throw new AppError("MODEL_NOT_CONFIGURED");
      const known = await memory.find(id);
      if (known === null) throw noSuchRecord("extraction of the last day", id);
      return counted(known.task.content.kind === "page" ? "page" : "text", () =>
        improve({ ...known, id, description, memory }, model, options),
      );
    },
  };
}

function outcomeOf(error: unknown): "timed-out" | "refused" | "failed" {
  if (!(error instanceof AppError)) return "failed";
  if (error.code === "ADVERT_UNREADABLE") return "timed-out";
  return error.code === "RATE_LIMITED" || error.code === "SERVER_BUSY" ? "refused" : "failed";
}

/** Reads an advert and remembers it; a failure of the model is a notice beside what the rules found. */
async function extract(
  input: ExtractInput,
  memory: ExtractionMemory | null,
  options: ExtractorOptions,
): Promise<Extraction> {
  const { clock, fetchPage, model, reader = readerHere } = options;
  const kept: KeptTask = {
    content: await readContent(input, fetchPage),
    today: clock.now(),
    posting: input.posting ?? undefined,
  };
  const description = input.description ?? DescriptionScope.WHOLE;
  const reading = await reader.read({ ...kept, asPlainText: false, answer: null, description });
  if (reading.isEmpty) throw new AppError("PAGE_EMPTY");
  checkPosting(input.posting, reading.extraction);
  // The first of one job is that job.
  const task = reading.extraction.postings.length > 0 ? kept : { ...kept, posting: undefined };
  const id = extractionId(task);
  const extraction = { ...reading.extraction, id, canImprove: false };
  if (model === undefined || !isWeak(reading)) return extraction;
  const answer = input.reader === ExtractReader.RULES ? null : ((await memory?.find(id))?.answer ?? null);
  await memory?.keep(id, task);
  const improvable = { ...extraction, canImprove: memory !== null };
  if (input.reader === ExtractReader.RULES) return improvable;
  const known = { task, answer, id, description, memory };
  let given: ModelFields;
  try {
    given = await answerTo(known, reading, model, options);
  } catch (error) {
    const isLimited = error instanceof AppError && error.code === "RATE_LIMITED";
    return { ...improvable, notices: [...extraction.notices, isLimited ? "MODEL_LIMITED" : "MODEL_FAILED"] };
  }
  return readWith(given, known, reading, options);
}

function checkPosting(posting: number | null | undefined, { postings }: Pick<Extraction, "postings">): void {
  if (posting != null) checkRange("posting", posting, Math.max(postings.length - 1, 0), 0);
}

/** An advert that is remembered, or is about to be. */
interface Known extends KnownExtraction {
  readonly id: string;
  readonly description: DescriptionScope;
  readonly memory: ExtractionMemory | null;
}

/** Reads an advert once more by the rules, to know what they lack, and then with the answer of the model. */
async function improve(known: Known, model: AdvertModel, options: ExtractorOptions): Promise<Extraction> {
  const { task, description, id } = known;
  const { reader = readerHere } = options;
  const reading = await reader.read({ ...task, asPlainText: false, answer: null, description });
  if (!isWeak(reading)) return { ...reading.extraction, id, canImprove: false };
  return readWith(await answerTo(known, reading, model, options), known, reading, options);
}

/** Returns true where a text is an advert that leaves something to ask. */
function isWeak({ lines, extraction, weakFields }: Reading): boolean {
  const isAdvert = lines.length > 0 && !extraction.notices.some((notice) => WITHOUT_ADVERT.has(notice));
  return isAdvert && weakFields.length > 0;
}

/** Returns the answer of the model: the remembered one, or one that is remembered from now on. Throws what the model throws. */
async function answerTo(
  { task, answer, id, memory }: Known,
  { lines, weakFields: fields, extraction: { language } }: Reading,
  model: AdvertModel,
  { onCapture }: ExtractorOptions,
): Promise<ModelFields> {
  if (answer !== null) return answer;
  const given = await ask(model, { lines, fields, today: dayIn("UTC", task.today), language }, onCapture);
  await memory?.keepAnswer(id, given);
  return given;
}

async function readWith(
  answer: ModelFields,
  { task, id, description }: Known,
  { extraction: { notices } }: Reading,
  { reader = readerHere }: ExtractorOptions,
): Promise<Extraction> {
  const asPlainText = notices.includes("PAGE_AS_TEXT");
  const { extraction } = await reader.read({ ...task, asPlainText, answer, description });
  return { ...extraction, id, canImprove: false };
}

async function ask(model: AdvertModel, request: ModelRequest, onCapture?: CountCapture): Promise<ModelFields> {
  try {
    const answer = await model.extract(request);
    onCapture?.("model", "ok");
    return answer;
  } catch (error) {
    onCapture?.("model", "failed");
    throw error;
  }
}
