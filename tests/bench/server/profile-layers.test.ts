import { describe, expect, it } from "@jest/globals";
import type { Profiler } from "node:inspector";
import { sharesOf } from "./profile-layers.js";

type Called = readonly [functionName: string, url: string, ms: number, caller: number];

/** A profile of functions that call each other; the first is the root. */
function profileOf(...functions: readonly Called[]): Profiler.Profile {
  const nodes = functions.map(([functionName, url], id) => ({
    id,
    callFrame: { functionName, url, scriptId: "0", lineNumber: 6, columnNumber: 0 },
    children: functions.flatMap(([, , , caller], child) => (caller === id && child !== id ? [child] : [])),
  }));
  const samples = functions.map((_, id) => id);
  return { nodes, startTime: 0, endTime: 1, samples, timeDeltas: functions.map(([, , ms]) => ms) };
}

const ROOT: Called = ["(root)", "", 0, 0];
const EXECUTE: Called = ["executeField", "file:///x/node_modules/graphql/execution/execute.js", 30, 0];

describe("the layers of a profile", () => {
  it("are the packages and the folders of the product, the most first", () => {
    const { layers } = sharesOf(
      profileOf(ROOT, EXECUTE, ["toJobHunt", "file:///x/dist/gateway/jobhunt/job-hunt.reader.js", 10, 1]),
    );

    expect(layers).toEqual([
      { name: "graphql: execution", share: 0.75 },
      { name: "gateway/jobhunt", share: 0.25 },
    ]);
  });

  it("have the functions of Node with the layer that called them, and those that nobody else called by themselves", () => {
    const { layers } = sharesOf(profileOf(ROOT, EXECUTE, ["then", "", 30, 1], ["emit", "node:events", 20, 0]));

    expect(layers).toEqual([
      { name: "graphql: execution", share: 0.75 },
      { name: "Node", share: 0.25 },
    ]);
  });

  it("have collecting garbage and writing to sockets apart, whoever caused it", () => {
    const { layers } = sharesOf(profileOf(ROOT, EXECUTE, ["(garbage collector)", "", 20, 0], ["writev", "", 50, 1]));

    expect(layers.map(({ name }) => name)).toEqual(["writes to sockets", "graphql: execution", "garbage collection"]);
  });

  it("leave out the time in which the process is idle or writes the profile", () => {
    const { layers } = sharesOf(
      profileOf(ROOT, EXECUTE, ["(idle)", "", 500, 0], ["post", "node:inspector", 0, 0], ["dispatch", "", 70, 3]),
    );

    expect(layers).toEqual([{ name: "graphql: execution", share: 1 }]);
  });

  it("are beside the functions, with their files and lines", () => {
    expect(sharesOf(profileOf(ROOT, EXECUTE)).functions).toEqual([
      { name: "executeField execution/execute.js:7", share: 1 },
    ]);
  });
});
