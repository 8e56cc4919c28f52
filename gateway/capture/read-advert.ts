import { judgeEmployer } from "./rules/employer.js";
import { mergeCandidates, pageCandidate, weakFields } from "./merge.js";
import { readAnswer } from "./model/read-answer.js";
import { applyRules } from "./rules/apply-rules.js";
import { candidateOf } from "./rules/finding.js";
import { readContext } from "./rules/read-context.js";
import { readLabels } from "./rules/labels.js";
import { withoutRepeatedLines } from "./rules/rest-of-description.js";
import { ownFirst } from "./postings.js";
import { readSource, type SourceTask } from "./source.js";
import {
  DescriptionScope,
  type Candidate,
  type ExtractedField,
  type Extraction,
  type JobField,
  type ModelFields,
} from "./types.js";

/** The input of a reading; plain data, so that it can be sent to a worker. */
export interface ReadingTask extends SourceTask {
  /** The answer of a model about the same advert; null when none was asked. */
  readonly answer: ModelFields | null;
  /** WHOLE unless given. */
  readonly description?: DescriptionScope;
}

/** The result of a reading; plain data as well. */
export interface Reading {
  readonly extraction: Omit<Extraction, "id" | "canImprove">;
  /** The cleaned advert line by line, for a model. */
  readonly lines: readonly string[];
  /** The fields that a model can improve: those that are missing or not certain. */
  readonly weakFields: readonly JobField[];
  /** True of a page that has neither text nor data of a job. */
  readonly isEmpty: boolean;
}

/** Reads adverts in this thread or in a worker. Rejects with ADVERT_UNREADABLE or SERVER_BUSY where reading has limits. */
export interface AdvertReader {
  read(task: ReadingTask): Promise<Reading>;
}

/** Reads an advert: page data and rules, and a model's answer, merged field by field. */
export function readAdvert(task: ReadingTask): Reading {
  const { today, answer, description } = task;
  const source = readSource(task);
  const { advert, lexicon, language } = source;
  const labels = readLabels(advert, lexicon);
  const context = readContext({ advert, lexicon, language, today, labels, page: source.facts });
  const candidates: Candidate[] = [
    ...judgeEmployer(source.hints, context).map((hint) => pageCandidate(hint, advert)),
    ...source.sectionCandidates,
    ...(source.isAdvert ? applyRules(context).map((found) => candidateOf(found, "RULE", advert)) : []),
  ];
  const read = ownFirst(source.own, candidates);
  const chosen = mergeCandidates(read, source.isAdvert && answer !== null ? readAnswer(answer, context) : null);
  return {
    extraction: {
      fields: (description === DescriptionScope.REST ? withoutRepeatedLines(chosen, context) : chosen).map(extracted),
      advertText: advert.text,
      sourceUrl: source.url,
      language,
      usedModel: answer !== null,
      notices: source.notices,
      postings: source.postings,
    },
    lines: advert.lines.map((line) => line.text),
    weakFields: weakFields(read),
    isEmpty: source.isEmpty,
  };
}

function extracted({ lines: _, ...field }: Candidate): ExtractedField {
  return field;
}
