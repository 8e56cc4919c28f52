import { describe, expect, it } from "@jest/globals";
import { informationIn } from "./information.js";

describe("the information in a text", () => {
  it.each([
    ["", 0],
    ["Sail maker, Cork", 16],
    ["Bäcker für Ärzte", 16],
    ["招聘帆船", 12],
    ["ヨット", 6],
    ["요트", 4],
    ["Cork 招", 8],
    ["、。（）", 4],
  ])("is counted in %j", (text, information) => {
    expect(informationIn(text)).toBe(information);
  });
});
