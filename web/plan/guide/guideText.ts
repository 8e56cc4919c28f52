/** A text of a guide, written in the language of templates (see `fill`). */
export type GuideText = GuideEmail | GuideWords;

/** An e-mail, which can be copied and opened in a program for e-mail. */
export interface GuideEmail extends GuideTextParts {
  readonly kind: "EMAIL";
  readonly subject: string;
}

/** What to say on the telephone, or notes; these can only be copied. */
export interface GuideWords extends GuideTextParts {
  readonly kind: "CALL" | "NOTES";
  readonly subject?: undefined;
}

/** What a text is for. */
export type GuideTextKind = GuideText["kind"];

interface GuideTextParts {
  /** Names it within its step, the same in every language. */
  readonly key: string;
  /** What it is, where its kind alone does not say it. */
  readonly title?: string;
  readonly body: string;
  /** Whether the body is written once for each requirement of the advert (see `requirementsText`). */
  readonly perRequirement?: true;
}

/** The facts that a template can name. */
export const FACT_NAMES = [
  "me",
  "phone",
  "contact",
  "employer",
  "title",
  "reference",
  "sentOn",
  "idealJob",
  "day",
  "time",
  "place",
  "answerBy",
  "startOn",
  "salary",
  "promisedOn",
  "company",
  "helper",
] as const;

/** The name of a fact in a template. */
export type FactName = (typeof FACT_NAMES)[number];

/** What is known of a hunt. Days are written YYYY-MM-DD; a fact that is not known is absent. */
export type Facts = Readonly<Partial<Record<FactName, string>>>;
