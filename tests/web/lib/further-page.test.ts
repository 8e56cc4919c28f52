import type { TypedDocumentNode } from "@apollo/client";
import { describe, expect, it } from "@jest/globals";
import { parse, print, type DocumentNode } from "graphql";
import { furtherPage, listsOf } from "../../../web/lib/furtherPage.js";

const LISTS = parse(`
  query Lists($first: Int!, $filter: String, $noteGuid: ID!, $unit: Unit) {
    records: companies(first: $first, filter: $filter) { nodes { ...Card } pageInfo { endCursor hasNextPage } }
    notes(noteGuid: $noteGuid, first: 7, after: "x") { nodes { id } pageInfo { endCursor } }
    viewer { id }
    totals: companies(first: 1) { totalCount }
  }
  fragment Card on Company { id ...Name size(unit: $unit) }
  fragment Name on Company { name }
  fragment Other on Note { text }
`);

describe("the lists of a query", () => {
  it("are its fields that answer where a page ends, by the names of the answer", () => {
    expect(listsOf(LISTS)).toEqual(["records", "notes"]);
  });

  it.each([
    ["a mutation", "mutation { companies { nodes { id } pageInfo { endCursor } } }"],
    ["a fragment alone", "fragment A on Query { companies { pageInfo { endCursor } } }"],
  ])("are none of %s", (_what, text) => {
    expect(listsOf(parse(text))).toEqual([]);
  });
});

describe("the query of a further page", () => {
  it("reads that list alone from a cursor on, with the fragments and the variables that it uses", () => {
    expect(lines(furtherPage(LISTS, "records"))).toEqual(
      lines(
        parse(`
          query Lists($filter: String, $unit: Unit, $first: Int!, $after: String) {
            records: companies(filter: $filter, first: $first, after: $after) {
              nodes { ...Card }
              pageInfo { endCursor hasNextPage }
            }
          }
          fragment Card on Company { id ...Name size(unit: $unit) }
          fragment Name on Company { name }
        `),
      ),
    );
  });

  it("takes the place of a page that was written into the query", () => {
    expect(lines(furtherPage(LISTS, "notes"))).toEqual(
      lines(
        parse(`
          query Lists($noteGuid: ID!, $first: Int!, $after: String) {
            notes(noteGuid: $noteGuid, first: $first, after: $after) { nodes { id } pageInfo { endCursor } }
          }
        `),
      ),
    );
  });

  it("is made once for each list, because Apollo knows a document by identity", () => {
    const made: TypedDocumentNode = furtherPage(LISTS, "records");

    expect(furtherPage(LISTS, "records")).toBe(made);
    expect(furtherPage(LISTS, "notes")).not.toBe(made);
  });

  it("leaves the query itself as it was", () => {
    const before = print(LISTS);

    furtherPage(LISTS, "records");

    expect(print(LISTS)).toBe(before);
  });

  it("is refused of a field that is no list", () => {
    expect(() => furtherPage(LISTS, "viewer")).toThrow("viewer");
  });
});

function lines(document: DocumentNode): readonly string[] {
  return print(document).split("\n");
}
