import type { StepCheckState } from "./stepCheckState.js";
import type { Guide, GuideCheck } from "./guide.js";

/** What a person noted at a check; one without a note is OPEN. */
export interface NotedCheck {
  readonly key: string;
  readonly state: StepCheckState;
  /** The question of a check to ask, in the person's words; null without one. */
  readonly question: string | null;
}

/** How many checks of a list are in each state. */
export interface CheckCounts {
  readonly all: number;
  readonly checked: number;
  readonly toAsk: number;
  readonly open: number;
}

const NEXT: Readonly<Record<StepCheckState, StepCheckState>> = { OPEN: "CHECKED", CHECKED: "TO_ASK", TO_ASK: "OPEN" };

/** Returns the state that a press gives to a check: open, checked, to ask, and open again. */
export function nextCheckState(state: StepCheckState): StepCheckState {
  return NEXT[state];
}

/** Returns the state of a check. */
export function checkState(noted: readonly NotedCheck[], key: string): StepCheckState {
  return noted.find((check) => check.key === key)?.state ?? "OPEN";
}

/** Counts the checks of a list by their states; notes about other keys do not count. */
export function countChecks(checks: readonly GuideCheck[], noted: readonly NotedCheck[]): CheckCounts {
  const states = checks.map(({ key }) => checkState(noted, key));
  const count = (state: StepCheckState): number => states.filter((other) => other === state).length;
  return { all: checks.length, checked: count("CHECKED"), toAsk: count("TO_ASK"), open: count("OPEN") };
}

/** Returns how many checks Done asks about before it closes a step: those neither checked nor, where that is enough, asked. */
export function openChecks(guide: Pick<Guide, "checks" | "asksWhenOpen">, noted: readonly NotedCheck[]): number {
  if (guide.asksWhenOpen !== true) return 0;
  const { open, toAsk } = countChecks(guide.checks ?? [], noted);
  return open + toAsk;
}

/** Returns the questions to ask, in the order of the list; a check without words of its own asks with its label. */
export function questionsToAsk(checks: readonly GuideCheck[], noted: readonly NotedCheck[]): readonly string[] {
  return checks
    .filter(({ key }) => checkState(noted, key) === "TO_ASK")
    .map(({ key, label }) => noted.find((check) => check.key === key)?.question?.trim() || label);
}

/** Returns the questions as lines to copy. */
export function questionLines(questions: readonly string[]): string {
  return questions.map((question) => `- ${question.replace(/\s+/g, " ")}`).join("\n");
}

/** Returns a text whose blank for questions is replaced by them, each on a line; the same text while there are none. */
export function withQuestions(text: string, questionsGap: string, questions: readonly string[]): string {
  return questions.length === 0 ? text : text.replace(questionsGap, () => questionLines(questions));
}
