import { beforeAll, describe, expect, it } from "@jest/globals";
import { loadWebModule } from "../support/web-module.js";

type Texts = Readonly<Record<string, string>>;

interface TextFields {
  readonly empty: Texts;
  readonly textsOf: (record: object) => Texts;
}

describe("the fields of a form", () => {
  let textFields: (...names: readonly string[]) => TextFields;

  beforeAll(async () => {
    ({ textFields } = await loadWebModule<{ textFields: typeof textFields }>("web/lib/textFields.ts"));
  });

  it("are empty texts at first, in the order in which they were named", () => {
    expect(Object.entries(textFields("name", "address").empty)).toEqual([
      ["name", ""],
      ["address", ""],
    ]);
  });

  it("take of a record what they name, and nothing for what it does not say", () => {
    const { textsOf } = textFields("name", "address");

    expect(textsOf({ id: "1", name: "Acme", address: null })).toEqual({ name: "Acme", address: "" });
  });
});
