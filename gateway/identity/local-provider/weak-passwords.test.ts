import { describe, expect, it } from "@jest/globals";
import { commonPasswords, weakness } from "./weak-passwords.js";

const ruth = { email: "ruth.tal85@example.org", name: "Ruth Adeyemi-Tal" };

describe("a password that is guessed at once", () => {
  it.each([
    ["passwordIsEmail", ["ruth.tal85@example.org", " Ruth.Tal85@EXAMPLE.org "]],
    ["passwordIsName", ["ruth.tal", "RuthTal1985!", "ruth adeyemi-tal", "ruth2026", "RUTH1234", "adeyemital!!"]],
    ["passwordIsName", ["jobhunttracker", "Job Hunt Tracker", "JobHuntTracker2026"]],
    ["passwordIsPattern", ["aaaaaaaa", "        ", "🦊🦊🦊🦊🦊🦊🦊🦊", "abababab", "abcabcabca", "x".repeat(200)]],
    ["passwordIsPattern", ["12341234", "abcdefgh", "ABCDEFGHIJ", "87654321"]],
    ["passwordIsCommon", ["password", "PassWord", "Password1", "qwertyui", "iloveyou", "trustno1", "1q2w3e4r"]],
  ])("is refused as %s: %j", async (fault, passwords) => {
    for (const password of passwords) expect([password, await weakness(password, ruth)]).toEqual([password, fault]);
  });

  it.each([
    "correct horse",
    "ruth likes tea",
    "jobhunttracker is mine",
    "password of ruth",
    "abcdabce",
    "🦊🐻🦊🐻🐼🦊🐻🐼",
    "19850412x",
  ])("is not %j", async (password) => {
    expect(await weakness(password, ruth)).toBeNull();
  });

  it("is one of three thousand and more that are common", async () => {
    expect((await commonPasswords()).size).toBe(17_950);
  });
});
