import { describe, expect, it } from "@jest/globals";
import { changedText } from "../../../../web/features/profile/usePasswordChange.js";
import { named } from "../../translate.js";

describe("what a person reads after a change of the password", () => {
  it("names the sessions, access tokens and calendar address that have ended", () => {
    const changed = { endedSessions: 2, endedAccessTokens: 3, endedCalendarAddresses: 1 };

    expect(changedText(changed, named)).toBe(
      "password.changed count=2 password.ended.tokens count=3 password.ended.calendar",
    );
  });

  it("says nothing of access tokens and the calendar where none has ended", () => {
    const changed = { endedSessions: 0, endedAccessTokens: 0, endedCalendarAddresses: 0 };

    expect(changedText(changed, named)).toBe("password.changed count=0");
  });
});
