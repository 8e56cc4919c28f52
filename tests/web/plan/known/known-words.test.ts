import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { knownWords } from "../../../../web/plan/known/knownWords.js";
import type { EarlierCapture } from "../../../../web/plan/known/useEarlierCaptures.js";
import type { LikenessReason } from "../../../../web/schema.generated.js";
import type { Translate } from "../../../../web/lib/useT.js";
import { catalogue } from "../../translate.js";
import { captureWith } from "./captures.js";

describe("a job that was captured before", () => {
  it("is named by its job and employer, or else by its hunt", () => {
    const jobDetails = { id: "d", jobTitle: null, companyName: null };

    expect(words(captureWith({})).name).toBe("You may have seen this job before: Forecast Analyst at Tidewater Grid");
    expect(words(captureWith({ jobDetails })).name).toBe("You may have seen this job before: Grid");
  });

  it("is told with its days, its end and the reasons, in two sentences", () => {
    const ended = { outcome: "NO_REPLY", terminationReason: "The advert is gone." } as const;
    const capture = captureWith({
      appliedAt: "2026-02-02T12:00:00Z",
      jobHunt: { ...ended, terminatedAt: "2026-03-04T12:00:00Z" },
      sharedWords: 81,
    });

    expect(words(capture).facts).toBe(
      "Applied on February 2, 2026, ended on March 4, 2026: No reply. The advert is gone. " +
        "Same employer, same reference, 81% of the advert’s words are the same.",
    );
    expect(words(capture, "fr").facts).toBe(
      "Candidature envoyée le 2 février 2026 et close le 4 mars 2026 : Sans réponse. The advert is gone. " +
        "Même employeur, même référence et 81 % des mots de l’annonce sont les mêmes.",
    );
  });

  it("is told with the day in the time zone of its person", () => {
    expect(words(captureWith({}), "en", "Asia/Tokyo").facts).toMatch(/^Captured on February 2, 2026\. /);
    expect(words(captureWith({}), "en", "UTC").facts).toMatch(/^Captured on February 1, 2026\. /);
  });

  it.each<[LikenessReason[], number | null, string]>([
    [[], null, "Same advert or address."],
    [["SIMILAR_TEXT"], 64, "64% of the advert’s words are the same."],
    [["SIMILAR_TEXT"], null, "similar text."],
  ])("is told with a reason in each case: %j, %j", (reasons, sharedWords, why) => {
    expect(words(captureWith({ reasons, sharedWords })).facts).toBe(`Captured on February 1, 2026. ${why}`);
  });
});

/** Returns the words with plain spaces. */
function words(capture: EarlierCapture, locale: "en" | "fr" = "en", timeZone = "UTC"): ReturnType<typeof knownWords> {
  const intl = createIntl({ locale, messages: locale === "en" ? {} : catalogue(locale), onError: () => undefined });
  const t: Translate = (message, values) => intl.formatMessage(message, { ...values }).replace(/[\u00a0\u202f]/g, " ");
  return knownWords(capture, intl, t, timeZone);
}
