import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "@jest/globals";
import { FailedRequest, readProblem } from "../../../web/lib/readProblem.js";

const NOTHING = { message: undefined, fields: [], reference: undefined };

describe("what went wrong", () => {
  it("is what the server said, with the faults of the fields, the reference and when to try again", () => {
    const field = { field: "name", rule: "maxLength", message: "At most 200 characters." };
    const extensions = {
      code: "BAD_INPUT",
      fields: [field],
      reference: "a1b2",
      retryAfter: 7,
      current: { status: 429 },
    };

    expect(readProblem(answered("Mend the name.", extensions))).toEqual({
      code: "BAD_INPUT",
      message: "Mend the name.",
      fields: [field],
      reference: "a1b2",
      retryAfter: 7,
      current: { status: 429 },
    });
  });

  it("is shown whatever stands in the answer", () => {
    const extensions = { code: 7, fields: [null, "name", { field: "name" }, { message: "No." }], reference: {} };

    expect(readProblem(answered("Oh.", extensions))).toEqual({
      ...NOTHING,
      code: "INTERNAL",
      message: "Oh.",
      retryAfter: undefined,
    });
    expect(readProblem(answered("Oh.", { fields: "name" })).fields).toEqual([]);
    expect(readProblem(answered("Oh.", { current: [429] })).current).toBeUndefined();
  });

  it("is that of a call that was no GraphQL operation", () => {
    expect(readProblem(new FailedRequest("TOO_LARGE", "At most 10 MB.", "a1b2"))).toEqual({
      code: "TOO_LARGE",
      message: "At most 10 MB.",
      fields: [],
      reference: "a1b2",
    });
  });

  it.each([
    ["a lost session", serverError(401), "UNAUTHENTICATED"],
    ["a proxy in between", serverError(502), "NETWORK"],
    ["a lost connection", new TypeError("Failed to fetch"), "NETWORK"],
    ["something else", "oh", "NETWORK"],
    ["nothing", undefined, "NETWORK"],
  ])("is %s", (_what, error, code) => {
    expect(readProblem(error)).toEqual({ ...NOTHING, code });
  });
});

function answered(message: string, extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

function serverError(status: number): ServerError {
  return new ServerError("Oh.", { response: new Response("", { status }), bodyText: "" });
}
