import { describe, expect, it } from "@jest/globals";
import type { Problem } from "../../../../web/lib/readProblem.js";
import { waitText } from "../../../../web/features/profile/waitText.js";
import { named } from "../../translate.js";

const problem = (facts: Partial<Problem>): Problem => ({
  code: "RATE_LIMITED",
  message: "",
  fields: [],
  reference: undefined,
  ...facts,
});

describe("what a person reads who tried too often", () => {
  it("tells that the right password is refused too, for how long, and names a passkey where there is one", () => {
    const locked = problem({ retryAfter: 14 * 60 + 1, current: { locked: "password" } });

    expect(waitText(locked, named)).toBe("password.locked.password minutes=15");
    expect(waitText(locked, named, true)).toBe("password.locked.password minutes=15 password.locked.passkeyWorks");
  });

  it("says so of a code", () => {
    const locked = problem({ retryAfter: 60, current: { locked: "code" } });

    expect(waitText(locked, named)).toBe("password.locked.code minutes=1");
  });

  it("claims nothing of a right password where none is refused", () => {
    expect(waitText(problem({ retryAfter: 10 }), named, true)).toBe("password.wait minutes=1");
    expect(waitText(problem({ code: "VALIDATION" }), named)).toBeUndefined();
  });
});
