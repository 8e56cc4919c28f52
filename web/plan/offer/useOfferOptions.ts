import { useIntl, type MessageDescriptor } from "react-intl";
import { CURRENCIES } from "../../../schema/currencies.js";
import { useT } from "../../lib/useT.js";
import type { Option } from "../part/PartFields.js";
import { useJobHuntTies } from "../link/useJobHuntTies.js";
import type { Offer_OfferFragment } from "./offer.generated.js";
import { offerMessages as messages, offerOutcomes, payPeriods } from "./offerMessages.js";
import { OUTCOMES, type OfferField } from "./offerValues.js";
import { PERIODS } from "./payFact.js";

/** The entries of the fields that are lists. */
type OfferOptions = Partial<Record<OfferField, readonly Option[]>>;

/** Returns the entries of the lists; `own` is the document of the offer, which the hunt may not be linked with any more. */
export function useOfferOptions(jobHuntId: string, own: Offer_OfferFragment["document"]): OfferOptions {
  const t = useT();
  const { locale } = useIntl();
  const { ties = [] } = useJobHuntTies(jobHuntId, "DOCUMENT", undefined);
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const linked = ties.map(({ record }): Option => [record.id, record.name]);
  const documents =
    own === null || linked.some(([id]) => id === own.id) ? linked : [[own.id, own.name] as const, ...linked];
  const none = (word: MessageDescriptor): Option => ["", t(word)];
  return {
    payCurrency: [
      none(messages.notStated),
      ...CURRENCIES.map((code): Option => [code, `${code} – ${names.of(code) ?? code}`]),
    ],
    payPeriod: [none(messages.notStated), ...PERIODS.map((period): Option => [period, t(payPeriods[period])])],
    documentId: [none(messages.noDocument), ...documents],
    outcome: [none(offerOutcomes.OPEN), ...OUTCOMES.map((outcome): Option => [outcome, t(offerOutcomes[outcome])])],
  };
}
