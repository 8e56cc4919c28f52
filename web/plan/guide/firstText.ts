import { questionsToAsk, withQuestions } from "./checks.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { requirementLines, requirementsText } from "./requirements.js";
import { fill } from "./template.js";

/** The words of a text that can be edited. */
export interface TextValues {
  /** Empty where the text is no e-mail. */
  readonly subject: string;
  readonly body: string;
}

/** Returns a text of a guide with the facts of the hunt, before anybody edited it. */
export function firstText(text: GuideText, view: GuideView): TextValues {
  const { guide, hunt, found, letter, today } = view;
  const filled = (template: string): string => fill(template, found.facts, letter, today);
  const body = filled(text.body);
  const lines = text.perRequirement ? requirementLines(hunt.jobDetails?.jobRequirements ?? null) : [];
  const whole = requirementsText(lines, body);
  const questions = questionsToAsk(guide.checks ?? [], hunt.stepChecks);
  return {
    subject: filled(text.subject ?? ""),
    body: guide.questionsGap === undefined ? whole : withQuestions(whole, guide.questionsGap, questions),
  };
}

/** Returns a text as its person edited it, or else as it is at first. */
export function shownText(text: GuideText, view: GuideView): TextValues {
  const saved = savedText(text, view);
  return saved ? { subject: saved.subject ?? "", body: saved.body } : firstText(text, view);
}

/** Returns what the person saved of a text, in the language of the guide. */
export function savedText({ key }: GuideText, { hunt, language }: GuideView): SavedText | undefined {
  return hunt.stepTexts.find((saved) => saved.key === key && saved.language === language);
}

/** A text as the person saved it. */
export type SavedText = GuideView["hunt"]["stepTexts"][number];
