import { describe, expect, it } from "@jest/globals";
import { withPending } from "../../../../web/plan/link/pendingTies.js";
import type { Tie } from "../../../../web/plan/link/ties.js";

const tie = (id: string): Tie => ({
  linkId: `link ${id}`,
  step: null,
  record: { kind: "CONTACT", id, name: `Person ${id}`, detail: "" },
});
const ids = (ties: readonly Tie[]): string[] => ties.map(({ record }) => record.id);

describe("links with changes that are under way", () => {
  it("have the new ones last, and not those that are being removed", () => {
    expect(ids(withPending([tie("1"), tie("2")], { added: [tie("3")], removed: ["1"] }))).toEqual(["2", "3"]);
  });

  it("have a new one once when the server has it already", () => {
    expect(ids(withPending([tie("1")], { added: [tie("1")], removed: [] }))).toEqual(["1"]);
  });
});
