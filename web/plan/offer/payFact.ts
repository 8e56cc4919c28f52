import type { PayPeriod } from "../../schema.generated.js";

/** What an offer says of pay. */
export interface Pay {
  readonly payAmount: string | null;
  readonly payCurrency: string | null;
  readonly payPeriod: PayPeriod | null;
}

/** The periods of pay, in the order in which they are offered. */
export const PERIODS = ["YEAR", "MONTH", "WEEK", "DAY", "HOUR"] as const satisfies readonly PayPeriod[];

const NOT_KNOWN = "-";

/** Returns pay as a fact of a letter, which each language writes in its own way; null where no amount is known. */
export function payFact({ payAmount, payCurrency, payPeriod }: Pay): string | null {
  return payAmount === null ? null : [payAmount, payCurrency ?? NOT_KNOWN, payPeriod ?? NOT_KNOWN].join(" ");
}

/** Returns the pay of such a fact. */
export function readPayFact(fact: string): Pay {
  const [payAmount = "", currency = NOT_KNOWN, period] = fact.split(" ");
  const payCurrency = currency === NOT_KNOWN ? null : currency;
  return { payAmount, payCurrency, payPeriod: PERIODS.find((one) => one === period) ?? null };
}
