import { describe, expect, it } from "@jest/globals";
import { isReadableMarkup, MARKUP_LIMITS } from "./markup-size.js";

const { depth, nodes } = MARKUP_LIMITS;

describe("the size of markup", () => {
  it.each([
    ["a page of many lists", `<html><body>${"<ul><li class='a'>One</li></ul>".repeat(nodes / 10)}</body></html>`],
    ["as deep as may be", "<div>".repeat(depth)],
    ["many items that nobody closed, which lie beside each other", `<ul>${"<li>One".repeat(depth * 2)}</ul>`],
    ["nothing", ""],
  ])("lets through %s", (_what, markup) => {
    expect(isReadableMarkup(markup)).toBe(true);
  });

  it.each([
    ["too deep", "<div>".repeat(depth + 1)],
    ["too deep, and closed again", "<b>".repeat(depth + 1) + "</b>".repeat(depth + 1)],
    ["too many elements", "<br>".repeat(nodes + 1)],
    ["too many signs that each become a text", "<".repeat(nodes + 2)],
    ["too many comments", "<!---->".repeat(nodes + 1)],
    ["too many attributes", `<p ${Array.from({ length: nodes + 1 }, (_, at) => `a${at}`).join(" ")}>`],
  ])("stops at %s", (_what, markup) => {
    expect(isReadableMarkup(markup)).toBe(false);
  });
});
