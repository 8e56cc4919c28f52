import { LINE_MAX, TEXT_MAX } from "../../../schema/limits.js";
import type { FieldTexts } from "../../lib/useEdited.js";
import type { OfferOutcome } from "../../schema.generated.js";
import { fieldTable, textsOf } from "../part/fieldTable.js";
import type { Offer_OfferFragment } from "./offer.generated.js";

/** The fields of an offer. */
export const OFFER_FIELDS = fieldTable({
  payAmount: { kind: "amount", most: 9_999_999_999.99 },
  payCurrency: { kind: "choice" },
  payPeriod: { kind: "choice" },
  hours: { kind: "amount", most: 168 },
  daysOff: { kind: "amount", most: 366 },
  startsOn: { kind: "day", notBefore: "receivedOn" },
  bonus: { kind: "text", most: LINE_MAX },
  term: { kind: "text", most: LINE_MAX },
  place: { kind: "text", most: LINE_MAX },
  receivedOn: { kind: "pastDay" },
  answerBy: { kind: "day", notBefore: "receivedOn" },
  documentId: { kind: "choice" },
  outcome: { kind: "choice" },
  note: { kind: "text", most: TEXT_MAX, rows: 2 },
});

/** The name of such a field. */
export type OfferField = keyof typeof OFFER_FIELDS;

/** What the form shows. */
export type OfferValues = FieldTexts<OfferField>;

/** What can become of an offer, in the order in which it is offered. */
export const OUTCOMES = ["ACCEPTED", "DECLINED", "WITHDRAWN", "REPLACED"] as const satisfies readonly OfferOutcome[];

/** Returns what the form shows of an offer, see `textsOf`. */
export function valuesOf(
  { document, ...offer }: Partial<Offer_OfferFragment>,
  writeAmount: (amount: string) => string,
): OfferValues {
  return textsOf<OfferField>(OFFER_FIELDS, { ...offer, documentId: document?.id }, writeAmount);
}
