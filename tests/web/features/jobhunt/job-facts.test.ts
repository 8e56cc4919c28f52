import { describe, expect, it } from "@jest/globals";
import { dayOf, jobFacts, type JobOfAdvert } from "../../../../web/features/jobhunt/jobFacts.js";

const JOB = {
  jobTitle: "Senior Backend Engineer (Platform)",
  companyName: "Northwind Labs",
  location: "Lisbon",
  applicationDeadline: "2026-12-05",
};
const NOTHING = { jobTitle: null, companyName: null, location: null, applicationDeadline: null };

describe("the line that says which job an open card is about", () => {
  const texts = (name: string, heading: string, job: JobOfAdvert | null): readonly string[] =>
    jobFacts({ name, heading }, job).map(({ text }) => text);

  it("names title, employer, place and deadline, in this order", () => {
    expect(texts("Platform", "Platform", JOB)).toEqual(Object.values(JOB));
  });

  it("says the name of the hunt whole where its heading cuts it", () => {
    const name = "Everything with wind";

    expect(texts(name, "Everything with…", null)).toEqual([name]);
    expect(texts(name, "Everything with…", JOB)).toEqual([name, ...Object.values(JOB)]);
  });

  it("says a name once that is the title of the job, whether its heading cuts it or not", () => {
    expect(texts(JOB.jobTitle, "Senior Backend …", JOB)).toEqual(Object.values(JOB));
    expect(texts("Baker", "Baker", { ...NOTHING, jobTitle: "Baker", location: "Lyon" })).toEqual(["Lyon"]);
  });

  it("is empty where a short name says everything there is", () => {
    expect(texts("Baker", "Baker", NOTHING)).toEqual([]);
    expect(texts("Baker", "Baker", null)).toEqual([]);
  });

  it("reads a deadline as a day only where it is one", () => {
    expect(dayOf("2026-12-05")).toEqual(new Date("2026-12-05T00:00:00Z"));
    expect(["2026-02-30", "2026-13-01", "as soon as possible", "5 December"].map(dayOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
