import { describe, expect, it } from "@jest/globals";
import { checkStatus, readRetryAfter } from "./page-fetch-status.js";

const NOW = new Date("2026-11-25T12:00:00Z");

describe("the time after which a site may be read again", () => {
  it.each([
    ["120", 120],
    [" 1 ", 1],
    ["0", 1],
    ["999999999999999999999999", 86_400],
    ["Wed, 25 Nov 2026 12:02:30 GMT", 150],
    ["Wednesday, 25-Nov-26 12:02:30 GMT", 150],
    ["Wed, 25 Nov 2026 11:00:00 GMT", 1],
    ["Fri, 25 Dec 2026 12:00:00 GMT", 86_400],
  ])("is read from %j", (header, seconds) => {
    expect(readRetryAfter(header, NOW)).toBe(seconds);
  });

  it.each([undefined, "", "soon", "-5", "1.5", "Wed, 99 Foo 2026", `Wed, ${"1".repeat(100)}`])(
    "is unknown from %j",
    (header) => {
      expect(readRetryAfter(header, NOW)).toBeNull();
    },
  );
});

describe("the status of a site's answer", () => {
  const failure = (status: number, headers = {}): unknown => {
    try {
      return checkStatus(status, headers, NOW);
    } catch (error) {
      return error;
    }
  };

  it("is good from 200 to 299", () => {
    expect([200, 204, 299].map((status) => failure(status))).toEqual([undefined, undefined, undefined]);
  });

  it("distinguishes a site that wants fewer requests from one that refuses them", () => {
    const limited = failure(429, { "retry-after": "120" });

    expect(limited).toMatchObject({ code: "PAGE_REFUSED", facts: { retryAfter: 120, current: { status: 429 } } });
    expect(failure(403)).toMatchObject({ code: "PAGE_REFUSED", facts: {} });
    expect(failure(403)).not.toHaveProperty("facts.current");
  });

  it("is a refusal where a header says that the page is a challenge", () => {
    expect(failure(200, { "cf-mitigated": "challenge" })).toMatchObject({ code: "PAGE_REFUSED" });
  });
});
