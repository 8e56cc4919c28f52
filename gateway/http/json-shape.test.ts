import { describe, expect, it } from "@jest/globals";
import { AppError } from "../platform/errors.js";
import { checkJsonShape, JSON_LIMITS } from "./json-shape.js";

const { values, depth } = JSON_LIMITS;

/** The broken rule; null when the text passes. */
function ruleOf(json: string): string | null {
  try {
    checkJsonShape(Buffer.from(json));
    return null;
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.facts.fields?.[0]?.rule}` : String(error);
  }
}

const list = (length: number): string => JSON.stringify(Array.from({ length }, () => 1));
const object = (size: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, n])));
const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe("the structure of a JSON text", () => {
  it.each([
    ["a list at the limit", list(values), null],
    ["a list beyond it", list(values + 1), "TOO_LARGE values"],
    ["an object at the limit", object(values), null],
    ["an object beyond it", object(values + 1), "TOO_LARGE values"],
    ["as deep as the limit", nested(depth), null],
    ["deeper", nested(depth + 1), "TOO_LARGE depth"],
    ["lists side by side, as deep as the limit", `[${list(2)},${nested(depth - 1)},${nested(depth - 1)}]`, null],
    ["a text full of commas and brackets", JSON.stringify([",[{".repeat(values)]), null],
    ["a text full of quotes and backslashes", JSON.stringify([`\\",\\\\",`.repeat(values)]), null],
    ["a text that ends in a backslash, then too much", `["\\\\",${list(values + 1)}]`, "TOO_LARGE values"],
    ["a text in letters of several bytes", JSON.stringify(["Ģ∢😀".repeat(values)]), null],
    ["no JSON at all", "]]]}}}", null],
    ["nothing", "", null],
  ])("%s", (_what, json, rule) => {
    expect(ruleOf(json)).toBe(rule);
  });
});
