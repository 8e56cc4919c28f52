import { describe, expect, it } from "@jest/globals";
import { extractProblemText } from "../../../../web/features/jobdetails/extractProblemText.js";
import type { Problem } from "../../../../web/lib/readProblem.js";
import type { Translate } from "../../../../web/lib/useT.js";

const t: Translate = ({ id }, values) => `${id} ${JSON.stringify(values ?? {})}`;
const textOf = (facts: Partial<Problem>): string =>
  extractProblemText({ code: "PAGE_REFUSED", message: "Refused.", fields: [], reference: undefined, ...facts }, t);

describe("why an advert could not be read", () => {
  it.each<[string, Partial<Problem>, string]>([
    ["a site that refuses programs", {}, "jobDetails.problem.pageRefused {}"],
    ["a site that refuses, with a status", { current: { status: 403 } }, "jobDetails.problem.pageRefused {}"],
    ["a site that wants fewer requests", { current: { status: 429 } }, "jobDetails.problem.siteLimit {}"],
    [
      "and says for how long",
      { current: { status: 429 }, retryAfter: 61 },
      'jobDetails.problem.siteLimitMinutes {"minutes":2}',
    ],
    [
      "which may be hours",
      { current: { status: 429 }, retryAfter: 7_201 },
      'jobDetails.problem.siteLimitHours {"hours":3}',
    ],
    ["a server that reads no pages for the person", { code: "LOOK_AROUND_LIMIT" }, "jobDetails.problem.pageOff {}"],
    ["another code", { code: "RATE_LIMITED", retryAfter: 5 }, "Refused."],
    ["a code without a message", { code: "ODD", message: undefined }, "ODD"],
  ])("is said of %s", (_what, facts, text) => {
    expect(textOf(facts)).toBe(text);
  });
});
