import { describe, expect, it } from "@jest/globals";
import type { HuntOutcome } from "../../../../web/schema.generated.js";
import { endingText, endingWithin } from "../../../../web/plan/step/endingText.js";
import { named } from "../../translate.js";

describe("how a hunt ended", () => {
  it.each<[HuntOutcome | null, string | null, string]>([
    ["NO_REPLY", "The advert is gone", "ending.withReason outcome=outcome.noReply reason=The advert is gone"],
    ["NO_REPLY", null, "outcome.noReply"],
    ["NO_REPLY", "  ", "outcome.noReply"],
    [null, " Too far. ", "Too far."],
  ])("is told by its outcome and the reason: %s, %j", (outcome, terminationReason, text) => {
    expect(endingText({ outcome, terminationReason }, named)).toBe(text);
  });

  it.each([null, "", "  "])("is said to have no reason where both are absent (%j)", (terminationReason) => {
    expect(endingText({ outcome: null, terminationReason }, named)).toBe("jobHunt.noReason");
  });

  it.each([
    ["The advert is gone.", "The advert is gone"],
    ["Too far. No remote work. ", "Too far. No remote work"],
    ["Gone...", "Gone"],
    ["انتهى الإعلان۔", "انتهى الإعلان"],
    ["Too far!", "Too far!"],
    [".", "jobHunt.noReason"],
    [null, "jobHunt.noReason"],
  ])("goes on without the full stop of the reason: %j", (terminationReason, text) => {
    expect(endingWithin({ outcome: null, terminationReason }, named)).toBe(text);
  });
});
