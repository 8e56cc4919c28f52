import { describe, expect, it } from "@jest/globals";
import { dayOf, jobFacts, type JobOfAdvert } from "../../../../web/features/jobhunt/jobFacts.js";

const JOB = {
  jobTitle: "Senior Backend Engineer (Platform)",
  companyName: "Northwind Labs",
  location: "Lisbon",
  applicationDeadline: "2026-12-05",
};
const NOTHING = { jobTitle: null, companyName: null, location: null, applicationDeadline: null };
const SAID = ["Senior Backend Engineer (Platform), Northwind Labs", "Lisbon"];

describe("the line that says which job an open card is about", () => {
  const texts = (
    name: string,
    heading: string,
    job: JobOfAdvert | null,
    employer: string | null = null,
  ): readonly string[] =>
    jobFacts({ name, heading, employer }, job).map((fact) =>
      fact.employer === null ? fact.text : `${fact.text}, ${fact.employer}`,
    );

  it("names title and employer, then the place", () => {
    expect(texts("Platform", "Platform", JOB)).toEqual(SAID);
    expect(texts("Platform", "Platform", JOB, "Northwind Labs Ltd")).toEqual([
      "Senior Backend Engineer (Platform), Northwind Labs Ltd",
      "Lisbon",
    ]);
  });

  it("says the name of the hunt whole where its heading cuts it", () => {
    const name = "Everything with wind";

    expect(texts(name, "Everything with…", null)).toEqual([name]);
    expect(texts(name, "Everything with…", null, "Tern")).toEqual([`${name}, Tern`]);
    expect(texts(name, "Everything with…", JOB)).toEqual([name, ...SAID]);
  });

  it("says once what the name of the hunt says, too", () => {
    const whole = `${JOB.jobTitle}, ${JOB.companyName}`;

    expect(texts(JOB.jobTitle, "Senior Backend …", JOB)).toEqual(SAID);
    expect(texts(whole, "Senior Backend …", JOB)).toEqual(SAID);
    expect(texts("Backend Engineer, Northwind", "Backend Enginee…", JOB)).toEqual(SAID);
    expect(texts("Baker", "Baker", { ...NOTHING, jobTitle: "Baker", location: "Lyon" }, "Mill")).toEqual([
      "Mill",
      "Lyon",
    ]);
    expect(texts("Baker, Mill", "Baker, Mill", { ...NOTHING, jobTitle: "Baker" }, "Mill")).toEqual([]);
  });

  it("is empty where a short name says everything there is", () => {
    expect(texts("Baker", "Baker", NOTHING)).toEqual([]);
    expect(texts("Baker", "Baker", null)).toEqual([]);
    expect(texts("Tern Mobility", "Tern Mobility", null, "Tern Mobility")).toEqual([]);
  });

  it("says a deadline only where it is no day, which stands among the days of the hunt", () => {
    expect(texts("Baker", "Baker", { ...NOTHING, applicationDeadline: "as soon as possible" })).toEqual([
      "as soon as possible",
    ]);
    expect(dayOf("2026-12-05")).toEqual(new Date("2026-12-05T00:00:00Z"));
    expect(["2026-02-30", "2026-13-01", "as soon as possible", "5 December"].map(dayOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
