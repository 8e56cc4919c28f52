import { LINE_MAX, TEXT_MAX } from "../../../schema/limits.js";
import { isDay, type Day } from "../../lib/days.js";
import { namesOf } from "../../lib/textFields.js";
import { tableOf } from "../../lib/tableOf.js";
import type { FieldTexts } from "../../lib/useEdited.js";
import type { OfferOutcome, UpdateOfferInput } from "../../schema.generated.js";
import { readAmount } from "./amounts.js";
import type { Offer_OfferFragment } from "./offer.generated.js";

/** The fields of an offer in the order of the form, and what each holds; a number or a text has its largest, or its longest. */
export const OFFER_FIELDS = {
  payAmount: { kind: "amount", most: 9_999_999_999.99 },
  payCurrency: { kind: "choice" },
  payPeriod: { kind: "choice" },
  hours: { kind: "amount", most: 168 },
  daysOff: { kind: "amount", most: 366 },
  startsOn: { kind: "day" },
  bonus: { kind: "text", most: LINE_MAX },
  term: { kind: "text", most: LINE_MAX },
  place: { kind: "text", most: LINE_MAX },
  receivedOn: { kind: "day" },
  answerBy: { kind: "day" },
  documentId: { kind: "choice" },
  outcome: { kind: "choice" },
  note: { kind: "text", most: TEXT_MAX },
} as const;

/** The name of such a field, as in the API. */
export type OfferField = keyof typeof OFFER_FIELDS;

/** What the form shows: each field as a text, an empty one where nothing is known. */
export type OfferValues = FieldTexts<OfferField>;

/** What is wrong with a field: the key of its message, and the values of that. */
export type OfferFault =
  | { readonly key: "noAmount" | "toCome" | "before" | "noDay" }
  | { readonly key: "tooMany" | "tooLong"; readonly most: number; readonly count: number };

/** What can become of an offer, in the order in which it is offered. */
export const OUTCOMES = ["ACCEPTED", "DECLINED", "WITHDRAWN", "REPLACED"] as const satisfies readonly OfferOutcome[];

const NAMES = namesOf(OFFER_FIELDS);

/** Returns the values of an offer; `writeAmount` writes a number in the person's language. */
export function valuesOf(
  { document, ...offer }: Partial<Offer_OfferFragment>,
  writeAmount: (amount: string) => string,
): OfferValues {
  const stored: Readonly<Record<string, string | number | null | undefined>> = { ...offer, documentId: document?.id };
  return tableOf(
    NAMES.map((name) => {
      const value = stored[name]?.toString() ?? "";
      return [name, OFFER_FIELDS[name].kind === "amount" && value !== "" ? writeAmount(value) : value];
    }),
  );
}

/** Returns what is wrong with the values, field by field; nothing where they can be sent. */
export function faultsOf(values: OfferValues, today: Day): Partial<Record<OfferField, OfferFault>> {
  const faults = NAMES.flatMap((name) => {
    const fault = faultOf(name, values, today);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return tableOf(faults);
}

/** Returns the terms as the API takes them: an empty field clears. Those that are as they were `before` are left out. */
export function termsOf(values: OfferValues, before?: OfferValues): Omit<UpdateOfferInput, "id" | "version"> {
  const terms = NAMES.filter((name) => values[name] !== before?.[name]).map((name) => {
    const text = values[name].trim();
    if (text === "") return [name, null] as const;
    return [name, OFFER_FIELDS[name].kind === "amount" ? readAmount(text) : text] as const;
  });
  return tableOf(terms) as Omit<UpdateOfferInput, "id" | "version">; // choices are those of the lists
}

function faultOf(name: OfferField, values: OfferValues, today: Day): OfferFault | undefined {
  const field = OFFER_FIELDS[name];
  const text = values[name].trim();
  switch (field.kind) {
    case "amount": {
      const amount = text === "" ? "0" : readAmount(text);
      if (amount === null) return { key: "noAmount" };
      const isTooMany = Number(amount) > field.most;
      return isTooMany ? { key: "tooMany", most: field.most, count: Number(amount) } : undefined;
    }
    case "text":
      return text.length > field.most ? { key: "tooLong", most: field.most, count: text.length } : undefined;
    case "day":
      if (name !== "receivedOn") return isDay(text) && text < values.receivedOn ? { key: "before" } : undefined;
      if (!isDay(text)) return { key: "noDay" };
      return text > today ? { key: "toCome" } : undefined;
    case "choice":
      return undefined;
  }
}
