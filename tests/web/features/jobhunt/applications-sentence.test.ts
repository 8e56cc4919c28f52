import { describe, expect, it } from "@jest/globals";
import { applicationsMessages } from "../../../../web/features/jobhunt/applicationsMessages.js";
import { translated } from "../../translate.js";

/** Returns the sentence of so many applications. */
function say(count: number, talks: number, waiting: number, became = "NEITHER"): string {
  return translated(applicationsMessages.sentence, { count, talks, waiting, became });
}

describe("the sentence of what became of applications", () => {
  it("says of a single one what became of it", () => {
    expect(say(1, 1, 0, "TALKS")).toBe("One application: it led to talks.");
    expect(say(1, 0, 1, "WAITS")).toBe("One application: it waits for an answer.");
    expect(say(1, 0, 0)).toBe("One application: it led to no talks.");
  });

  it("counts several", () => {
    expect(say(2, 1, 1)).toBe("2 applications: one led to talks, one waits for an answer.");
    expect(say(12, 4, 0)).toBe("12 applications: 4 led to talks, none waits for an answer.");
  });
});
