import { describe, expect, it } from "@jest/globals";
import { textFields } from "../../../web/lib/textFields.js";

describe("the fields of a form", () => {
  it("are empty texts at first, in the order in which they were named", () => {
    expect(Object.entries(textFields("name", "address").empty)).toEqual([
      ["name", ""],
      ["address", ""],
    ]);
  });

  it("take of a record what they name, and nothing for what it does not say", () => {
    const { textsOf } = textFields("name", "address");

    const record = { id: "1", name: "Acme", address: null };

    expect(textsOf(record)).toEqual({ name: "Acme", address: "" });
  });
});
