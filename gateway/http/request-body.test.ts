import { describe, expect, it } from "@jest/globals";
import { JSON_LIMITS } from "./json-shape.js";
import { parseJson } from "./request-body.js";

const parsed = (text: string): unknown => parseJson(Buffer.from(text));

describe("a body in JSON", () => {
  it.each<[string, unknown]>([
    ['{"a":1}', { a: 1 }],
    [" \n\t[1]", [1]],
    ['\uFEFF{"a":"\u00e4"}', { a: "\u00e4" }],
  ])("is parsed: %j", (text, value) => {
    expect(parsed(text)).toEqual(value);
  });

  it.each(["", "7", '"text"', "null", "{", '{"a":1}}', "\u00a0{}"])(
    "is refused where it is no object and no list: %j",
    (text) => {
      expect(() => parsed(text)).toThrow(expect.objectContaining({ code: "BAD_REQUEST" }));
    },
  );

  it("is refused before it is parsed where it has too many values", () => {
    const values = (count: number): string => `[${Array.from({ length: count }, () => "1").join(",")}]`;

    expect(parsed(values(JSON_LIMITS.values))).toHaveLength(JSON_LIMITS.values);
    expect(() => parsed(values(JSON_LIMITS.values + 1))).toThrow(expect.objectContaining({ code: "TOO_LARGE" }));
  });
});
