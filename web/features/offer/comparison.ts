import type { IntlShape } from "react-intl";
import type { Translate } from "../../lib/useT.js";
import { moneyText } from "../../plan/offer/moneyText.js";
import { payOfMonth, payOfYear, payText } from "../../plan/offer/pay.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { ComparedHunt_JobHuntFragment } from "./compare.generated.js";
import type { QuestionName } from "./compareMessages.js";

/** A hunt with the offer that counts in it. */
export type ComparedHunt = ComparedHunt_JobHuntFragment;

/** An offer of such a hunt. */
type ComparedOffer = NonNullable<ComparedHunt["offer"]>;

/** The rows of the comparison, in their order. */
const ROWS = [
  "payOfYear",
  "payOfMonth",
  "bonus",
  "hours",
  "daysOff",
  "startsOn",
  "term",
  "place",
  "answerBy",
  "writing",
] as const;

/** The name of a row. */
export type RowName = (typeof ROWS)[number];

/** What an offer says in a row. */
interface Cell {
  /** Null: nothing. */
  readonly text: string | null;
  /** More about it, such as the pay as it was offered. */
  readonly detail?: string | null;
  /** True for the one whose number is plainly the best of all. */
  readonly isBest: boolean;
}

/** A row, with a cell for each hunt. */
export interface Row {
  readonly name: RowName;
  readonly cells: readonly Cell[];
  /** True where all offers say the same. */
  readonly isSame: boolean;
}

/** The words of a comparison. */
interface Words {
  readonly intl: Pick<IntlShape, "formatNumber">;
  readonly t: Translate;
  readonly days: DayTexts;
}

/** What a row says of an offer, and the number by which offers are compared; the number is absent where none is better. */
type Told = Omit<Cell, "isBest"> & { readonly number?: number | null };

/** Which number of a row is the best. */
const BEST: Readonly<Partial<Record<RowName, (...numbers: number[]) => number>>> = {
  payOfYear: Math.max,
  payOfMonth: Math.max,
  hours: Math.min,
  daysOff: Math.max,
};

/** Returns the rows of a comparison. Pay is compared only where all that is known is in one currency. */
export function rowsOf(hunts: readonly ComparedHunt[], words: Words): readonly Row[] {
  const currencies = new Set(hunts.flatMap(({ offer }) => (offer?.payAmount == null ? [] : [offer.payCurrency])));
  return ROWS.map((name) => {
    const told = hunts.map(({ offer }): Told => (offer === null ? { text: null } : tell(name, offer, words)));
    const isPay = name === "payOfYear" || name === "payOfMonth";
    const best = isPay && currencies.size > 1 ? null : bestOf(name, told);
    const cells = told.map(({ number, ...cell }) => ({ ...cell, isBest: best !== null && number === best }));
    return { name, cells, isSame: new Set(told.map(({ text }) => text)).size === 1 && told[0]?.text !== null };
  });
}

/** Returns what to ask about an offer: what it does not say, in the order of the rows. */
export function questionsOf({ offer }: ComparedHunt): readonly QuestionName[] {
  if (offer === null) return [];
  const asked: readonly (readonly [QuestionName, boolean])[] = [
    ["pay", offer.payAmount === null],
    ["period", offer.payAmount !== null && offer.payPeriod === null],
    ["currency", offer.payAmount !== null && offer.payCurrency === null],
    ["daysOfWork", offer.payAmount !== null && offer.payPeriod === "DAY"],
    ["bonus", offer.bonus === null],
    ["hours", offer.hours === null],
    ["daysOff", offer.daysOff === null],
    ["startsOn", offer.startsOn === null],
    ["term", offer.term === null],
    ["place", offer.place === null],
    ["answerBy", offer.answerBy === null && offer.outcome === null],
    ["writing", offer.document === null],
  ];
  return asked.flatMap(([name, isAsked]) => (isAsked ? [name] : []));
}

/** Returns what to say, as it is, with questions below it; those that stand there already are left out. */
export function appendQuestions(talkingPoints: string | null, questions: readonly string[]): string {
  const said = talkingPoints?.trimEnd() ?? "";
  return [...(said === "" ? [] : [said]), ...missingQuestions(talkingPoints, questions)].join("\n");
}

/** Returns the questions that do not stand in what to say yet. */
export function missingQuestions(talkingPoints: string | null, questions: readonly string[]): readonly string[] {
  const lines = (talkingPoints ?? "").split("\n");
  return questions.filter((question) => !lines.includes(question));
}

function tell(name: RowName, offer: ComparedOffer, { intl, t, days }: Words): Told {
  const money = (amount: number | null): Told =>
    amount === null
      ? { text: null, detail: payText(intl, t, offer) }
      : { text: moneyText(intl, Math.round(amount), offer.payCurrency), number: amount };
  const number = (amount: string | null): Told =>
    amount === null
      ? { text: null }
      : { text: intl.formatNumber(Number(amount), { maximumFractionDigits: 2 }), number: Number(amount) };
  const day = (on: string | null): Told => ({ text: on === null ? null : days.date(on) });
  switch (name) {
    case "payOfYear":
      return money(payOfYear(offer));
    case "payOfMonth":
      return money(payOfMonth(offer));
    case "hours":
    case "daysOff":
      return number(offer[name]);
    case "startsOn":
    case "answerBy":
      return day(offer[name]);
    case "writing":
      return { text: offer.document?.name ?? null };
    default:
      return { text: offer[name] };
  }
}

/** Returns the best number of a row; null where less than two are known, or all are alike. */
function bestOf(name: RowName, told: readonly Told[]): number | null {
  const numbers = told.flatMap(({ number }) => number ?? []);
  const pick = BEST[name];
  return pick === undefined || numbers.length < 2 || new Set(numbers).size === 1 ? null : pick(...numbers);
}
