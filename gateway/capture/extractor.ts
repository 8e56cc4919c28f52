import type { Clock } from "../clock.js";
import { readAnswer } from "./read-answer.js";
import { readSource, type Source } from "./source.js";
import { mergeCandidates, pageCandidate, ruleCandidate, type Candidate } from "./merge.js";
import { applyRules } from "./rules/apply-rules.js";
import type { RuleContext } from "./rules/context.js";
import { isoDay } from "./rules/dates.js";
import { judgeEmployer } from "./employer.js";
import { readLabels } from "./rules/labels.js";
import { readSections } from "./rules/sections.js";
import type { AdvertModel, CaptureNotice, ExtractInput, Extraction, Extractor, PageFetcher } from "./types.js";

/** Makes an extractor; without `fetchPage` it reads no addresses, without `model` it relies on page data and rules. */
export function createExtractor(borders: {
  readonly clock: Clock;
  readonly fetchPage?: PageFetcher | undefined;
  readonly model?: AdvertModel | undefined;
}): Extractor {
  return {
    async extract(input: ExtractInput): Promise<Extraction> {
      const source = await readSource(input, borders.fetchPage, borders.clock.now());
      return extractFrom(source, borders.clock.now(), borders.model);
    },
  };
}

async function extractFrom(source: Source, today: Date, model: AdvertModel | undefined): Promise<Extraction> {
  const { advert, lexicon, language } = source;
  const notices: CaptureNotice[] = [...source.notices];
  const labels = readLabels(advert, lexicon);
  const context: RuleContext = {
    advert,
    lexicon,
    language,
    today,
    labels,
    sections: readSections(advert, lexicon, labels),
    page: source.facts,
  };
  const candidates: Candidate[] = [
    ...judgeEmployer(source.hints, context).map((hint) => pageCandidate(hint, advert)),
    ...source.sectionCandidates,
    ...applyRules(context).map((found) => ruleCandidate(found, advert)),
  ];

  let usedModel = false;
  if (model && advert.lines.length > 0) {
    try {
      const answer = await model.extract({
        lines: advert.lines.map((line) => line.text),
        today: isoDay(today),
        language,
      });
      candidates.push(...readAnswer(answer, context));
      usedModel = true;
    } catch {
      // The rules' result stands; the notice tells the user, and the model's own log tells the operator.
      notices.push("MODEL_FAILED");
    }
  }
  return {
    fields: mergeCandidates(candidates),
    advertText: advert.text,
    sourceUrl: source.url,
    language,
    usedModel,
    notices,
  };
}
