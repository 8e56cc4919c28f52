import { beforeAll, describe, expect, it } from "@jest/globals";
import { loadWebModule } from "../support/web-module.js";

/** What the line of a job is made with. */
interface Facts {
  readonly jobFacts: (
    hunt: { readonly name: string; readonly heading: string },
    job: object | null,
  ) => readonly { readonly kind: string; readonly text: string }[];
  readonly dayOf: (text: string) => Date | null;
}

const JOB = {
  jobTitle: "Senior Backend Engineer (Platform)",
  companyName: "Northwind Labs",
  location: "Lisbon",
  applicationDeadline: "2026-12-05",
};
const NOTHING = { jobTitle: null, companyName: null, location: null, applicationDeadline: null };

describe("the line that says which job an open card is about", () => {
  let facts: Facts;
  const texts = (name: string, heading: string, job: object | null): readonly string[] =>
    facts.jobFacts({ name, heading }, job).map(({ text }) => text);

  beforeAll(async () => {
    facts = await loadWebModule<Facts>("web/features/jobhunt/jobFacts.ts");
  });

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
    expect(facts.dayOf("2026-12-05")).toEqual(new Date("2026-12-05T00:00:00Z"));
    expect(["2026-02-30", "2026-13-01", "as soon as possible", "5 December"].map(facts.dayOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
