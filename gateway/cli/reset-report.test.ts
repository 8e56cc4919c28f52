import { describe, expect, it } from "@jest/globals";
import { AccessScope } from "../person/access-scope.js";
import { resetReport } from "./reset-report.js";

const ACCOUNT = {
  email: "maya@example.org",
  password: "not-a-real-one",
  removed: null,
  endedSessions: 2,
  endedAccessTokens: 1,
  endedCalendarAddresses: 0,
};

describe("what the console tells after a new password", () => {
  it("lists everything that is left, by its name, and how each is removed", () => {
    const left = {
      accessTokens: [{ name: "Backup script", scopes: [AccessScope.READ, AccessScope.WRITE] }],
      calendarAddresses: ["abcd"],
      passkeys: ["Laptop", "Not\u202emine"],
      oneTimeCodes: true,
      recoveryCodes: 9,
    };

    expect(resetReport({ ...ACCOUNT, left })).toEqual([
      "The new password of maya@example.org is not-a-real-one and is not shown again.",
      "Sessions ended: 2. Access tokens ended: 1. Calendar addresses ended: 0.",
      "Sign in, then change the password in the profile.",
      "Left:",
      '  access token "Backup script" (READ, WRITE)',
      "  calendar address /api/calendar/abcd...",
      '  passkey "Laptop", which signs in without the password',
      '  passkey "Not?mine", which signs in without the password',
      "  one-time codes of an authenticator app",
      "  recovery codes: 9",
      "Access tokens and the calendar address end in the profile, or by this command without the option that keeps them.",
      "Passkeys, one-time codes and recovery codes are removed in the profile, or by --remove-second-factor.",
    ]);
  });

  it("says so when nothing is left", () => {
    const left = { accessTokens: [], calendarAddresses: [], passkeys: [], oneTimeCodes: false, recoveryCodes: 0 };
    const removed = { passkeys: 1, oneTimeCodes: false, recoveryCodes: 10 };

    expect(resetReport({ ...ACCOUNT, removed, left }).slice(1)).toEqual([
      "The second factor was removed: 1 passkeys, no one-time codes, 10 recovery codes.",
      "Sessions ended: 2. Access tokens ended: 1. Calendar addresses ended: 0.",
      "Sign in, then change the password in the profile.",
      "Left: nothing but the password.",
    ]);
  });
});
