import { describe, expect, it } from "@jest/globals";
import { readOptions } from "./options.js";
import { WORKLOADS } from "./workloads.js";

describe("the options of the benchmark", () => {
  it("name workloads one by one or together, and none for all of them", () => {
    const { workloads } = readOptions(["--only", "today,viewer", "--only", "log"]);

    expect(workloads.map(({ name }) => name)).toEqual(["today", "log", "viewer"]);
    expect(readOptions([]).workloads).toBe(WORKLOADS);
  });

  it("change the sizes that they name, and no other", () => {
    const { sizes, rounds, growth } = readOptions(["--people", "3", "--rounds", "2", "--grow-hunts", "20,200"]);

    expect(sizes).toMatchObject({ people: 3, hunts: 20 });
    expect(rounds).toBe(2);
    expect(growth.hunts).toEqual([20, 200]);
  });

  it.each([
    [["--only", "todya"], "No workload: todya. There are hunts, "],
    [["--rounds", "0"], "--rounds: a number above 0, not 0."],
    [["--seconds", "two"], "--seconds: a number above 0, not two."],
    [["--peer", "apollo"], "--peer: there is mercurius."],
    [["--gateways", "none"], "--gateways: a number above 0, not none."],
  ])("are refused in words: %j", (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});
