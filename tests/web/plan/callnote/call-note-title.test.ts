import { describe, expect, it } from "@jest/globals";
import type { IntlShape } from "react-intl";
import { createIntl } from "react-intl";
import type { Translate } from "../../../../web/lib/useT.js";
import { callNoteTitle } from "../../../../web/plan/callnote/callNoteTitle.js";
import { NOTE_TITLE_MAX } from "../../../../schema/limits.js";

const WHEN = "Thu 26 Nov 09:40";
const intl: IntlShape = createIntl({ locale: "en" });
const t: Translate = (message, values) => intl.formatMessage(message, values);

describe("the title of a note of a call", () => {
  it("names the person and the moment", () => {
    expect(callNoteTitle(t, "Leontine Farrow", WHEN)).toBe("Call with Leontine Farrow, Thu 26 Nov 09:40");
  });

  it("names the moment alone where nobody is named", () => {
    expect(callNoteTitle(t, undefined, WHEN)).toBe("Call, Thu 26 Nov 09:40");
  });

  it("is exactly as long as a title may be with the longest name that fits", () => {
    const room = NOTE_TITLE_MAX - callNoteTitle(t, "", WHEN).length;

    expect(callNoteTitle(t, "x".repeat(room), WHEN)).toBe(`Call with ${"x".repeat(room)}, ${WHEN}`);
    expect(callNoteTitle(t, "x".repeat(room + 1), WHEN)).toBe(`Call with ${"x".repeat(room - 1)}…, ${WHEN}`);
  });

  it("cuts a name between characters, never within one", () => {
    const title = callNoteTitle(t, "👩".repeat(60), WHEN);

    expect(title.length).toBeLessThanOrEqual(NOTE_TITLE_MAX);
    expect(title).not.toMatch(/\p{Surrogate}/u);
    expect(title.endsWith(`…, ${WHEN}`)).toBe(true);
  });
});
