import { describe, expect, it } from "@jest/globals";
import { addressOf } from "../../../../web/features/jobdetails/advert.js";
import { cpuTime } from "../../../support/cpu-time.js";

/** Far from what one pass takes, on a slow machine too, and far from what 200,000 passes would. */
const QUADRATIC_MS = 5_000;

describe("the address of an advert", () => {
  it.each([
    ["https://jobs.example.com/7", "https://jobs.example.com/7"],
    ["  http://example.org/a?b=c#d\n", "http://example.org/a?b=c#d"],
    ["linkedin.com/jobs/view/123", "https://linkedin.com/jobs/view/123"],
    ["LinkedIn.com/jobs/view/123", "https://LinkedIn.com/jobs/view/123"],
    ["www.example.org", "https://www.example.org"],
    ["WWW.example.co.uk/vacancies", "https://WWW.example.co.uk/vacancies"],
    ["jobs.example.de:8443/stelle?id=4", "https://jobs.example.de:8443/stelle?id=4"],
    ["example.museum/a", "https://example.museum/a"],
    ["linkedin.com/jobs/view/123 is the one", "https://linkedin.com/jobs/view/123"],
    ["Check out this job at Northwind: https://jobs.example.com/7.", "https://jobs.example.com/7"],
    ["“https://jobs.example.com/7”\n\n— sent from my phone", "https://jobs.example.com/7"],
  ])("is understood: %s", (text, address) => {
    expect(addressOf(text)).toBe(address);
  });

  it.each([
    "",
    "Node.js",
    "Node.js/React",
    "ASP.NET/C#",
    "e.g. this",
    "e.g./i.e.",
    "and/or",
    "example.com",
    "robin@example.org",
    "robin@example.org/x",
    "3.5/5",
    "www.",
    "ftp://example.org/a",
    "javascript:alert(1)",
    "Gardener wanted. Apply at www.example.org",
    "cv.pdf/print",
  ])("is not seen in %j", (text) => {
    expect(addressOf(text)).toBeNull();
  });

  it("is looked for in time linear to the text", async () => {
    const spent = await cpuTime(() => {
      expect(addressOf("a.".repeat(100_000))).toBeNull();
      expect(addressOf(`www.${"a-".repeat(100_000)}`)).toBeNull();
    });

    expect(spent).toBeLessThan(QUADRATIC_MS);
  });
});
