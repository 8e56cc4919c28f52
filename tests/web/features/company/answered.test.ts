import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { companyMessages } from "../../../../web/features/company/messages.js";
import { catalogue } from "../../translate.js";

const LOCALES = ["en", "de", "fr", "es", "ar"] as const;

describe("the applications at a company that were answered", () => {
  it.each([
    [1, 0, "They have not answered your application here."],
    [1, 1, "They answered your application here."],
    [3, 0, "Of all 3 applications here they answered none."],
    [3, 1, "Of all 3 applications here they answered 1."],
    [3, 2, "Of all 3 applications here they answered 2."],
  ])("are counted among all of them: %d sent, %d answered", (sent, answered, text) => {
    expect(words("en", sent, answered)).toBe(text);
  });

  it.each(LOCALES)("are said in words of their own for each count in %s", (locale) => {
    const counts = [0, 1, 2, 3].flatMap((answered) => [1, 2, 3, 11, 100].map((sent) => [sent, answered] as const));
    const possible = counts.filter(([sent, answered]) => answered <= sent);

    expect(new Set(possible.map(([sent, answered]) => words(locale, sent, answered))).size).toBe(possible.length);
  });
});

function words(locale: (typeof LOCALES)[number], sent: number, answered: number): string {
  const intl = createIntl({ locale, messages: locale === "en" ? {} : catalogue(locale), onError: () => undefined });
  return intl.formatMessage(companyMessages.answered, { sent, answered });
}
