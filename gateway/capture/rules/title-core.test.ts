import { describe, expect, it } from "@jest/globals";
import { areAlike, titleCore } from "./title-core.js";

describe("two titles", () => {
  it.each([
    ["Gärtner (m/w/d)", "GARTNER"],
    ["Cook - Pastry", "Cook, pastry"],
  ])("have the same words, marks and accents aside: %s, %s", (title, other) => {
    expect(titleCore(title)).toBe(titleCore(other));
  });

  it.each([
    ["Junior Gardener", "Senior Gardener"],
    ["Gardener", "Gardener for the parks"],
    ["Gardener II", "Lead Gardener"],
  ])("may name one job: %s, %s", (title, other) => {
    expect(areAlike(title, other)).toBe(true);
  });

  it.each([
    ["Gardener", "Cook"],
    ["Head Cook", "Head Gardener"],
    ["C++ Developer", "C# Developer"],
  ])("name two jobs: %s, %s", (title, other) => {
    expect(areAlike(title, other)).toBe(false);
  });
});
