import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import type { Offer_OfferFragment } from "./offer.generated.js";
import { offerMessages as messages, offerOutcomes } from "./offerMessages.js";
import { payText } from "./pay.js";

/** Writes offers in words. */
interface OfferTexts {
  /** The pay, or the day on which it came, and what became of it: `EUR 64,000 a year: I declined it`. */
  readonly title: (offer: Offer_OfferFragment) => string;
  /** Hours, days off, first day, place, term and the day to answer by, as far as they are known. */
  readonly facts: (offer: Offer_OfferFragment) => readonly string[];
}

/** Returns the writer of offers in the language of the interface. */
export function useOfferTexts(): OfferTexts {
  const intl = useIntl();
  const t = useT();
  const days = useDayTexts();
  const number = (amount: string): string => intl.formatNumber(Number(amount), { maximumFractionDigits: 2 });
  return {
    title: (offer) => {
      const text = payText(intl, t, offer) ?? t(messages.of, { day: days.short(offer.receivedOn) });
      return offer.outcome === null
        ? text
        : t(messages.ended, { offer: text, outcome: t(offerOutcomes[offer.outcome]) });
    },
    facts: ({ bonus, hours, daysOff, startsOn, place, term, answerBy, outcome }) =>
      [
        hours && t(messages.hours, { hours: number(hours) }),
        daysOff && t(messages.daysOff, { days: number(daysOff) }),
        place,
        term,
        bonus,
        startsOn && t(messages.starts, { day: days.short(startsOn) }),
        outcome === null && answerBy && t(messages.answerBy, { day: days.withWeekday(answerBy) }),
      ].filter((fact) => typeof fact === "string"),
  };
}
