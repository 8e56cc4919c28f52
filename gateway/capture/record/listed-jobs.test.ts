import { describe, expect, it } from "@jest/globals";
import { POSTINGS_MAX } from "../../../schema/limits.js";
import { holdsPart, listedJobs } from "./listed-jobs.js";

const TEXT = "You look after everything that there is to look after, and write down what you saw. ".repeat(4);
const jobOf = (at: number) => ({ title: `Gardener ${at}`, city: "Cork", description: TEXT });
const jobsOf = (count: number) => Array.from({ length: count }, (_, at) => jobOf(at));
const titles = (value: Parameters<typeof listedJobs>[0]) => listedJobs(value).map(({ record }) => record.title);

describe("the jobs of a structure", () => {
  it.each([
    ["a list", jobsOf(2)],
    ["a list inside", { total: 2, result: { items: jobsOf(2) } }],
    ["a list of what holds them", jobsOf(2).map((job) => ({ job }))],
  ])("are those of %s", (_what, value) => {
    expect(titles(value)).toEqual(["Gardener 0", "Gardener 1"]);
  });

  it.each([
    ["a list of one", jobsOf(1)],
    ["a job that lists others", { ...jobOf(0), similar: jobsOf(3).slice(1) }],
    ["a job beside a list of others", { job: jobOf(0), similar: jobsOf(3).slice(1) }],
    ["entries without a description", [{ title: "Gardener" }, { title: "Cook" }]],
    ["texts without a fact of a job", ["Tasks", "Profile"].map((title) => ({ title, text: TEXT }))],
  ])("are none of %s", (_what, value) => {
    expect(titles(value)).toEqual([]);
  });

  it("are the first of many", () => {
    expect(listedJobs(jobsOf(POSTINGS_MAX))).toHaveLength(POSTINGS_MAX);
    expect(listedJobs(jobsOf(POSTINGS_MAX + 1))).toHaveLength(POSTINGS_MAX);
  });

  it("hold their own parts, and not those of others", () => {
    const [first, second] = jobsOf(2).map((job) => ({ job }));

    expect([first, second].map((entry) => holdsPart(entry ?? null, first?.job ?? null))).toEqual([true, false]);
  });
});
