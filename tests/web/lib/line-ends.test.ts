import { describe, expect, it } from "@jest/globals";
import { withLineEnds } from "../../../web/lib/lineEnds.js";

describe("a typed text that is shown", () => {
  it("has line ends that a browser shows, and keeps the place of every character", () => {
    const text = "a\rb\r\nc\vd\fe\u0085f\u2028g\u2029h\ni";

    expect(withLineEnds(text)).toBe("a\nb\r\nc\nd\ne\nf\ng\nh\ni");
    expect(withLineEnds(text)).toHaveLength(text.length);
  });
});
