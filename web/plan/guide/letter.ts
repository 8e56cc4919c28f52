import type { PayPeriod } from "../../schema.generated.js";
import type { FactName } from "./guideText.js";

/** The words that a language adds to every text: the greeting, and the names of the facts that are missing. */
export interface LetterWords {
  /** The greeting of somebody whose name is known, with the fact `contact`. */
  readonly greetingTo: string;
  /** The greeting of somebody unknown, which guesses nobody's sex. */
  readonly greeting: string;
  /** Pay for a period, with the fact `amount`. */
  readonly pay: Readonly<Record<PayPeriod, string>>;
  /** What stands in the brackets of a blank where the fact is missing. */
  readonly missing: Readonly<Record<FactName, string>>;
}

/** How the texts of a language are written. */
export interface Letter {
  readonly words: LetterWords;
  readonly direction: "ltr" | "rtl";
  /** The tag by which dates are written, such as `de-AT`. */
  readonly dateTag: string;
}
