import { describe, expect, it } from "@jest/globals";
import { nextRoundNumber, readRound, roundChoices, roundText } from "../../../../web/plan/appointment/rounds.js";
import type { AppointmentRound } from "../../../../web/schema.generated.js";

const held = (round: AppointmentRound, roundNumber: number | null, cancelledBy: "THEM" | null = null) => ({
  round,
  roundNumber,
  cancelledBy,
});

describe("the number of the next interview", () => {
  it("is 1 without one", () => {
    expect(nextRoundNumber([])).toBe(1);
    expect(nextRoundNumber([held("FIRST_CONVERSATION", null), held("TEST", null)])).toBe(1);
  });

  it("follows the highest, wherever that is in the list", () => {
    expect(nextRoundNumber([held("INTERVIEW", 3), held("INTERVIEW", 1), held("INTERVIEW", null)])).toBe(4);
  });

  it("is free again when that interview was cancelled", () => {
    expect(nextRoundNumber([held("INTERVIEW", 1), held("INTERVIEW", 2, "THEM")])).toBe(2);
  });

  it("is never above 20", () => {
    expect(nextRoundNumber([held("INTERVIEW", 20)])).toBe(20);
  });
});

describe("the choices of the round", () => {
  it("end one after the next interview, between the first conversation and the others", () => {
    expect(roundChoices(2, "INTERVIEW 2")).toEqual([
      "FIRST_CONVERSATION",
      "INTERVIEW 1",
      "INTERVIEW 2",
      "INTERVIEW 3",
      "TEST",
      "OFFER",
      "OTHER",
    ]);
  });

  it("have what the appointment has now", () => {
    expect(roundChoices(1, "INTERVIEW 7")).toContain("INTERVIEW 7");
    expect(roundChoices(1, "INTERVIEW")).toContain("INTERVIEW");
    expect(roundChoices(1, "TEST").filter((round) => round === "TEST")).toHaveLength(1);
  });

  it("have no interview above 20", () => {
    expect(roundChoices(20, "INTERVIEW 20")).not.toContain("INTERVIEW 21");
  });
});

describe("a round as text", () => {
  it.each<[AppointmentRound, number | null, string]>([
    ["INTERVIEW", 2, "INTERVIEW 2"],
    ["INTERVIEW", null, "INTERVIEW"],
    ["TEST", null, "TEST"],
    ["OTHER", null, "OTHER"],
  ])("%s %s is %s, and read from it", (round, roundNumber, text) => {
    expect(roundText({ round, roundNumber })).toBe(text);
    expect(readRound(text)).toEqual({ round, roundNumber });
  });

  it.each(["", "INTERVIEW 0", "INTERVIEW 21", "INTERVIEW x", "HIKE"])("%p is an interview without a number", (text) => {
    expect(readRound(text)).toEqual({ round: "INTERVIEW", roundNumber: null });
  });
});
