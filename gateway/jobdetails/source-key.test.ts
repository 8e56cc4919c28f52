import { describe, expect, it } from "@jest/globals";
import { sourceKeyOf } from "./source-key.js";

describe("the address of a posting", () => {
  it.each([
    [
      "linkedin.com/jobs/view/4012345678",
      [
        "https://www.linkedin.com/jobs/view/4012345678",
        "https://www.linkedin.com/jobs/view/4012345678/?trackingId=a%3D%3D&refId=b",
        "https://de.linkedin.com/jobs/view/sail-maker-at-windrose-loft-4012345678?position=1&pageNum=0",
        "https://www.linkedin.com/comm/jobs/view/4012345678/",
        "https://www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=sail&start=25",
        "https://www.linkedin.com/jobs/collections/recommended/?currentJobId=4012345678",
      ],
    ],
    [
      "indeed.com/viewjob?jk=0123456789abcdef",
      [
        "https://www.indeed.com/viewjob?jk=0123456789abcdef",
        "https://de.indeed.com/viewjob?jk=0123456789ABCDEF&from=serp&vjs=3",
        "https://www.indeed.co.uk/rc/clk?jk=0123456789abcdef&bb=x",
        "https://m.indeed.com/m/viewjob?jk=0123456789abcdef",
        "https://fr.indeed.com/jobs?q=voile&l=Brest&vjk=0123456789abcdef",
      ],
    ],
    [
      "stepstone.de/job/9876543",
      [
        "https://www.stepstone.de/stellenangebote--Segelmacher-m-w-d-Kiel-Windrose-GmbH--9876543-inline.html?rltr=1_1_25",
        "https://m.stepstone.de/stellenangebote--Segelmacher-Kiel-Windrose--9876543-inline.html",
      ],
    ],
    [
      "xing.com/jobs/123456789",
      ["https://www.xing.com/jobs/kiel-segelmacher-123456789?ijt=jb_18", "https://www.xing.com/jobs/kiel-123456789/"],
    ],
    [
      "boards.greenhouse.io/windrose/jobs/4123456",
      [
        "https://boards.greenhouse.io/windrose/jobs/4123456?gh_src=abc",
        "https://job-boards.greenhouse.io/windrose/jobs/4123456",
        "https://boards.greenhouse.io/embed/job_app?for=windrose&token=4123456",
      ],
    ],
    [
      "example.org/jobs/7",
      [
        "https://example.org/jobs/7",
        "http://www.example.org/jobs/7/",
        "https://m.example.org/jobs/7?utm_campaign=x&gclid=1&li_fat_id=2",
        "https://mobile.example.org/jobs/7/apply",
      ],
    ],
  ])("is %s", (key, addresses) => {
    expect(addresses.map(sourceKeyOf)).toEqual(addresses.map(() => key));
  });

  it.each([
    ["https://www.linkedin.com/jobs/search/?keywords=sail", "https://www.linkedin.com/jobs/search/?keywords=rope"],
    ["https://www.linkedin.com/jobs/view/4012345678", "https://www.linkedin.com/jobs/view/4012345679"],
    ["https://www.indeed.com/viewjob?jk=0123456789abcdef", "https://www.indeed.com/viewjob?jk=0123456789abcdee"],
    ["https://www.xing.com/jobs/kiel-segelmacher-123456789", "https://www.xing.com/jobs/kiel-segelmacher-123456788"],
    ["https://example.org/jobs/7", "https://example.org/jobs/7?ref=8"],
    ["https://m.org/jobs/7", "https://example.m.org/jobs/7"],
  ])("%s is not %s", (one, other) => {
    expect(sourceKeyOf(one)).not.toBe(sourceKeyOf(other));
  });

  it("of a board without an id is an address like any other", () => {
    expect(sourceKeyOf("https://www.linkedin.com/company/windrose?currentJobId=4012345678")).toBe(
      "linkedin.com/company/windrose?currentJobId=4012345678",
    );
    expect(sourceKeyOf("https://indeed.example.com/viewjob?jk=0123456789abcdef")).toBe(
      "indeed.example.com/viewjob?jk=0123456789abcdef",
    );
  });
});
