import { describe, expect, it } from "@jest/globals";
import { shownHunts } from "../../../../web/features/jobhunt/shownHunts.js";
import { huntWith } from "../../plan/step/hunts.js";

const preparing = huntWith({ id: "p", currentPhase: "PREPARING", steps: {} });
const applying = huntWith({ id: "a", currentPhase: "APPLYING", steps: {} });
const archived = huntWith({ id: "t", currentPhase: "APPLYING", status: "TERMINATED", steps: {} });
const known = [preparing, applying, archived];

describe("a screen of one phase", () => {
  it("shows the hunts of its phase, and says of the open one that it is in another", () => {
    const shown = shownHunts(known, ["PREPARING"], "a");

    expect(shown).toEqual({ hunts: [preparing], elsewhere: applying });
  });

  it.each([["p"], ["t"], ["unknown"], [undefined]])(
    "has nothing to say of one that it shows, that was archived, or that it does not know: %s",
    (openId) => {
      expect(shownHunts(known, ["PREPARING"], openId).elsewhere).toBeNull();
    },
  );
});

describe("the screen of all phases", () => {
  it("shows each hunt", () => {
    expect(shownHunts(known, ["PREPARING", "APPLYING"], "a")).toEqual({ hunts: known, elsewhere: null });
  });
});
