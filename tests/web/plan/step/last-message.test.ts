import { describe, expect, it } from "@jest/globals";
import type { HuntOutcome, StepName } from "../../../../web/schema.generated.js";
import { lastMessageStep } from "../../../../web/plan/step/lastMessage.js";
import { huntWith } from "./hunts.js";

const SENT = { SEND_APPLICATION_BUNDLE: { status: "DONE" } } as const;

describe("the last message of a hunt that has ended", () => {
  it.each<[HuntOutcome | null, StepName | null]>([
    ["THEY_SAID_NO", "CLOSING_COMMUNICATIONS"],
    ["WITHDRAWN", "CLOSING_COMMUNICATIONS"],
    ["TOOK_ANOTHER_JOB", "CLOSING_COMMUNICATIONS"],
    ["OFFER_DECLINED", "OFFER_ACCEPTANCE"],
    ["NO_REPLY", null],
    ["POSITION_CLOSED", null],
    ["DID_NOT_APPLY", null],
    ["FALSE_OFFER", null],
    [null, null],
  ])("after %s is in the guide of %s", (outcome, step) => {
    expect(lastMessageStep(huntWith({ steps: SENT }), outcome)).toBe(step);
  });

  it("is not offered where nothing was sent, or where it was sent already", () => {
    const unsent = huntWith({ steps: { SEND_APPLICATION_BUNDLE: { status: "ACTIVE" } } });
    const closed = huntWith({ steps: { ...SENT, CLOSING_COMMUNICATIONS: { status: "DONE" } } });

    expect(lastMessageStep(unsent, "WITHDRAWN")).toBeNull();
    expect(lastMessageStep(closed, "WITHDRAWN")).toBeNull();
  });
});
