import type { IntlShape } from "react-intl";
import type { Translate } from "../../lib/useT.js";
import { readAmount } from "../../lib/amounts.js";
import { moneyText } from "./moneyText.js";
import type { Offer_OfferFragment } from "./offer.generated.js";
import type { OfferValues } from "./offerValues.js";
import { PERIODS, type Pay } from "./payFact.js";
import { payPeriods, offerMessages as messages } from "./offerMessages.js";

const WEEKS = 52;
const MONTHS = 12;

/**
 * Returns the pay of a year, by the person's own numbers: that of an hour by the hours a week. Null while it cannot be said, as
 * of a day, whose number in a year nobody has stated.
 */
export function payOfYear({ payAmount, payPeriod, hours }: Pay & Pick<Offer_OfferFragment, "hours">): number | null {
  if (payAmount === null || payPeriod === null || payPeriod === "DAY") return null;
  if (payPeriod === "HOUR") return hours === null ? null : Number(payAmount) * Number(hours) * WEEKS;
  return Number(payAmount) * { WEEK: WEEKS, MONTH: MONTHS, YEAR: 1 }[payPeriod];
}

/** Returns the pay of a month: a twelfth of a year. */
export function payOfMonth(offer: Parameters<typeof payOfYear>[0]): number | null {
  const year = payOfYear(offer);
  return year === null ? null : year / MONTHS;
}

/** Writes the pay as it was offered, such as `EUR 64,000 a year`; null where no amount is known. */
export function payText(
  intl: Pick<IntlShape, "formatNumber">,
  t: Translate,
  { payAmount, payCurrency, payPeriod }: Pay,
): string | null {
  if (payAmount === null) return null;
  const amount = moneyText(intl, Number(payAmount), payCurrency);
  return payPeriod === null ? amount : t(messages.payFor, { amount, period: t(payPeriods[payPeriod]) });
}

/** Returns what typed pay is in a month and in a year; undefined while that cannot be said. */
export function payHint(intl: Pick<IntlShape, "formatNumber">, t: Translate, values: OfferValues): string | undefined {
  const [payAmount, hours] = [readAmount(values.payAmount), readAmount(values.hours)];
  const payPeriod = PERIODS.find((one) => one === values.payPeriod) ?? null;
  const offer = { payAmount, payCurrency: null, payPeriod, hours };
  const [month, year] = [payOfMonth(offer), payOfYear(offer)];
  if (month === null || year === null) return undefined;
  const text = (amount: number): string => moneyText(intl, Math.round(amount), values.payCurrency || null);
  return t(messages.payHint, { month: text(month), year: text(year) });
}
