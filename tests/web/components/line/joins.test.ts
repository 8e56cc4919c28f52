import { describe, expect, it } from "@jest/globals";
import { isJoined } from "../../../../web/components/line/joins.js";
import type { StepStatus } from "../../../../web/schema.generated.js";

describe("the line between two stops", () => {
  const joins = (...statuses: readonly StepStatus[]): string =>
    statuses.map((status, place) => (isJoined(status, statuses[place + 1]) ? "-" : " ")).join("");

  it("is coloured where both are behind, and up to the active one", () => {
    expect(joins("DONE", "SKIPPED", "NOT_DONE", "ACTIVE", "INACTIVE")).toBe("---  ");
  });

  it("is not coloured to a stop that was done before its turn", () => {
    expect(joins("INACTIVE", "INACTIVE", "DONE")).toBe("   ");
    expect(joins("INACTIVE", "ACTIVE", "DONE")).toBe("   ");
  });
});
