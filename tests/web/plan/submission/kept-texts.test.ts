import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import { howSent, partsOf, whenSent } from "../../../../web/plan/submission/keptTexts.js";
import type { Submission_SubmissionFragment } from "../../../../web/plan/submission/submission.generated.js";
import type { Translate } from "../../../../web/lib/useT.js";

describe("the words about a kept copy", () => {
  const intl = createIntl({ locale: "en", onError: () => undefined });
  const t: Translate = (message, values) => intl.formatMessage(message, { ...values });
  const days = dayTexts(intl, t, "2026-11-25");

  it("tell when it was sent, with the time where it is known", () => {
    expect(whenSent(copyWith({}), t, days)).toBe("Sent on Mon, Nov 9");
    expect(whenSent(copyWith({ sentTime: "08:30" }), t, days)).toBe("Sent on Mon, Nov 9, 08:30");
  });

  it("tell how it was sent, and to whom where somebody is named", () => {
    expect(howSent(copyWith({}), t)).toBe("Form on a web page");
    expect(howSent(copyWith({ recipient: "Leontine Farrow" }), t)).toBe("To Leontine Farrow · Form on a web page");
  });

  it("name everything in it, with the start of its hash where it has one", () => {
    const cv = {
      documentId: "cv",
      name: "CV",
      versionNumber: 3,
      address: null,
      contentHash: "9f2c41d877c2",
      file: null,
    };
    const link = { ...cv, documentId: "link", name: "Maps", versionNumber: null, contentHash: null };
    const copy = copyWith({ files: [cv, link], letterHash: "c07a5be1e81b", advertHash: "41d877c20a3f" });

    expect(partsOf(copy, t).map(({ name, hash }) => [name, hash])).toEqual([
      ["CV, version 3", "9f2c41d8"],
      ["Maps", null],
      ["The letter", "c07a5be1"],
      ["The advert as it was", "41d877c2"],
    ]);
    expect(partsOf(copyWith({}), t)).toEqual([]);
  });

  function copyWith(facts: Partial<Submission_SubmissionFragment>): Submission_SubmissionFragment {
    return {
      ...{ id: "s", version: 1, sentOn: "2026-11-09", sentTime: null, channel: "FORM", recipient: null },
      ...{ isMistake: false, advertHash: null, letterHash: null, files: [] },
      ...facts,
    };
  }
});
