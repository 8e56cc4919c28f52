import { describe, expect, it } from "@jest/globals";
import { hitDetail } from "../../../web/components/hitDetail.js";
import { named } from "../translate.js";

describe("the detail of a search result", () => {
  it.each(["Baden-Württemberg · A_B*C | D", "5 * 3 > 2, C# - 10 %"])("keeps its signs: %j", (detail) => {
    expect(hitDetail({ kind: "CONTACT", detail }, named)).toBe(detail);
  });

  it("is one line", () => {
    expect(hitDetail({ kind: "IDEAL_JOB", detail: " remote,\r\n\r\n  few meetings\n" }, named)).toBe(
      "remote, few meetings",
    );
  });
});
