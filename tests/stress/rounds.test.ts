import { describe, expect, it } from "@jest/globals";
import { readRound, summary, type Report } from "./rounds.js";

/** A report with one test for each of these results. */
function reportOf(results: Readonly<Record<string, readonly string[]>>): Report {
  const specs = Object.entries(results).map(([title, statuses]) => ({
    title,
    file: "today.test.js",
    tests: [
      {
        projectName: "phone",
        results: statuses.map((status) => ({
          status,
          attachments: status === "passed" ? [] : [{ name: "trace", path: `${title}/trace.zip` }, { name: "text" }],
        })),
      },
    ],
  }));
  const suites = [{ title: "today.test.js", specs: [], suites: [{ title: "Today", specs }] }];
  return { suites, errors: [] };
}

describe("the rounds of the stress tests", () => {
  it("name every test that was not green each time, with what was kept of it", () => {
    const first = readRound(1, reportOf({ a: ["passed"], b: ["failed"], c: ["passed"] }));
    const second = readRound(2, reportOf({ a: ["passed"], b: ["timedOut"], c: ["interrupted"] }));

    const lines = summary(2, first.count, [...first.reds, ...second.reds]);

    expect(first.count).toBe(3);
    expect(lines).toEqual([
      "Not green in 2 of 2 rounds: [phone] › today.test.js › Today › b",
      "    round 1: failed",
      "      b/trace.zip",
      "    round 2: timedOut",
      "      b/trace.zip",
      "Not green in 1 of 2 rounds: [phone] › today.test.js › Today › c",
      "    round 2: interrupted",
      "      c/trace.zip",
    ]);
  });

  it.each([
    ["a test that was skipped", ["skipped"]],
    ["a test that never ran", []],
    ["a test that was green on the second try", ["failed", "passed"]],
  ])("count %s as not green", (_what, statuses) => {
    const { reds } = readRound(1, reportOf({ a: ["passed"], b: statuses }));

    expect(reds.map(({ test }) => test)).toEqual(["[phone] › today.test.js › Today › b"]);
  });

  it("count what went wrong outside the tests", () => {
    const { reds } = readRound(1, { ...reportOf({ a: ["passed"] }), errors: [{ message: "No product started." }] });

    expect(reds).toMatchObject([{ test: "(outside the tests)", status: "No product started." }]);
  });

  it("say so when all were green each time", () => {
    expect(summary(5, 160, [])).toEqual(["All 160 tests were green in each of 5 rounds."]);
  });
});
