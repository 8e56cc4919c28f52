import type { IntlShape } from "react-intl";

/** Writes an amount, such as `EUR 5,333`: with cents only where there are some. */
export function moneyText(intl: Pick<IntlShape, "formatNumber">, amount: number, currency: string | null): string {
  const cents = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  const digits = { minimumFractionDigits: cents, maximumFractionDigits: cents };
  if (currency === null) return intl.formatNumber(amount, digits);
  return intl.formatNumber(amount, { ...digits, style: "currency", currency, currencyDisplay: "code" });
}
