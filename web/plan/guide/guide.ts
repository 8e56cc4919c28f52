import type { StepName } from "../../schema.generated.js";
import type { GuideText } from "./guideText.js";

/** The guide of one step, in one language. */
export interface Guide {
  /** What the step is, in the first sentence, and why it is worth doing. */
  readonly why: string;
  /** How to do it, one part each. The first one is enough for today. */
  readonly how: readonly [string, ...string[]];
  /** Continues the sentence `It is done when`. */
  readonly doneWhen: string;
  /** Stands before `how` where two days or less are left to answer an offer. */
  readonly shortTime?: string;
  /** The texts to send, to say or to note, the usual one first and the one to the helper last. Empty where it needs none. */
  readonly texts: readonly GuideText[];
  /** The list to check, in its order. */
  readonly checks?: readonly GuideCheck[];
  /** Whether Done asks before it closes the step while a check is open. */
  readonly asksWhenOpen?: true;
  /** The blank of the first text, brackets included, that the questions of the checks to ask replace. */
  readonly questionsGap?: string;
  /** The step about which Done asks first while that one is open. */
  readonly before?: StepName;
  /** What to do when something is wrong. */
  readonly warning?: GuideWarning;
  /** Words for people in a hard situation, all the same for everybody. */
  readonly situations?: readonly GuideSituation[];
  /** Lines on money and help that have to be asked for first. */
  readonly help?: readonly string[];
  /** Whether a helper can be asked; the text `helper` is the e-mail to them. */
  readonly helper?: true;
}

/** The guides of all steps, in one language. */
export type Guides = Readonly<Record<StepName, Guide>>;

/** A thing to check. */
export interface GuideCheck {
  /** Names it within its step, the same in every language. */
  readonly key: string;
  readonly label: string;
  /** More about it, in small print. */
  readonly hint?: string;
}

/** What stands behind the button for the case that something is wrong. */
export interface GuideWarning {
  /** The words of the button. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** A line for people in one hard situation. */
export interface GuideSituation {
  readonly title: string;
  readonly text: string;
}

/**
 * The guides that a translation must have: those of the first language with other words. A step, a text, a check or a part
 * that is missing does not compile; keys and kinds stay.
 */
export type Translated<T> = {
  readonly [K in keyof T]: TranslatedValue<K, T[K]>;
};

type TranslatedValue<K, V> = K extends "key" | "kind" | "before" ? V : WithOtherWords<V>;

type WithOtherWords<V> = V extends string ? string : Translated<V>;
