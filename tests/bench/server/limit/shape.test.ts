import { describe, expect, it } from "@jest/globals";
import { buildSchema } from "graphql";
import { selectedOf, shaped, shapeOf } from "./shape.js";

const SCHEMA = buildSchema(`
  type Query { firms(first: Int): [Firm!]! }
  type Firm { id: ID! name: String people: [Person!]! }
  type Person { name: String }
`);
const OPERATION = `query ($first: Int, $isWhole: Boolean!) {
  big: firms(first: $first) @include(if: $isWhole) { ...Firm_firm people { __typename } __typename }
}
fragment Firm_firm on Firm { id title: name people { name } }`;

describe("the shape of an operation", () => {
  const [field, ...others] = shapeOf(OPERATION, SCHEMA, {
    Firm: { name: ({ title }: { title: string }) => title.trim() },
  });

  it("has the fields of its fragments, each once, and by their names in the answer", () => {
    const firm = { id: 1, title: " Person Works ", people: [{ name: "Person", age: 7 }], secret: true };

    expect(others).toEqual([]);
    expect(shaped([firm], field?.fields ?? [])).toEqual([
      { id: 1, title: "Person Works", people: [{ name: "Person", __typename: "Person" }], __typename: "Firm" },
    ]);
  });

  it("gives a field its arguments, and leaves it out by its variable", () => {
    expect(field?.key).toBe("big");
    expect(field?.args({ first: 3 })).toEqual({ first: 3 });
    expect([true, false].map((isWhole) => field?.isIncluded({ isWhole }))).toEqual([true, false]);
  });

  it("says what is selected of a type, at any depth", () => {
    expect(selectedOf("Person", field === undefined ? [] : [field])).toEqual(new Set(["name", "__typename"]));
  });
});
