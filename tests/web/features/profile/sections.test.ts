import { describe, expect, it } from "@jest/globals";
import { askedSection, sectionPath, sectionsOf } from "../../../../web/features/profile/sections.js";

describe("the sections of the profile", () => {
  const guest = { endsAt: "2026-12-01T00:00:00Z", endsUnused: false, canKeep: true };

  it("are five for somebody with an account", () => {
    expect(sectionsOf({ isGuest: false, guest: null })).toEqual(["you", "data", "connections", "security", "bin"]);
  });

  it("have the way to an account in place of security for who looks around, before the server has said more, too", () => {
    const kept = ["you", "data", "connections", "keep", "bin"];

    expect(sectionsOf({ isGuest: true, guest })).toEqual(kept);
    expect(sectionsOf({ isGuest: true, guest: null })).toEqual(kept);
  });

  it("have neither where a guest cannot stay", () => {
    expect(sectionsOf({ isGuest: true, guest: { ...guest, canKeep: false } })).toEqual([
      "you",
      "data",
      "connections",
      "bin",
    ]);
  });

  it("are asked for by their address; an unknown one is the first, and none is none", () => {
    const shown = sectionsOf({ isGuest: false, guest: null });

    expect(askedSection(sectionPath("bin").replace("/profile", ""), shown)).toBe("bin");
    expect(askedSection("?tab=attic", shown)).toBe("you");
    expect(askedSection("?tab=keep", shown)).toBe("you");
    expect(askedSection("?tab=", shown)).toBe("you");
    expect(askedSection("?record", shown)).toBeUndefined();
  });
});
