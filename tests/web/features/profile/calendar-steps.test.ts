import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { STEP_NAMES } from "../../../../gateway/jobhunt/step-names.generated.js";
import { StepName } from "../../../../gateway/jobhunt/workflow.js";
import { stepNames } from "../../../../web/components/line/stepMessages.js";
import { locales } from "../../../../web/locales/locales.js";

it("the calendar has the languages of the screens", () => {
  expect(Object.keys(STEP_NAMES).sort()).toEqual(Object.keys(locales).sort());
});

it.each(Object.entries(STEP_NAMES))(
  "the calendar calls the steps as the screens do in %s (npm run messages writes the names anew)",
  (language, names) => {
    const texts =
      language === "en"
        ? {}
        : (JSON.parse(readFileSync(`web/locales/${language}.json`, "utf8")) as Readonly<Record<string, string>>); // the catalogues' own shape

    const shown = Object.values(StepName).map((name) => {
      const { id = "", defaultMessage } = stepNames[name];
      return [name, language === "en" ? defaultMessage : texts[id]];
    });

    expect(Object.entries(names).sort()).toEqual(shown.sort());
    expect(Object.values(names).filter((name) => /[{}<>']/.test(name))).toEqual([]);
  },
);
