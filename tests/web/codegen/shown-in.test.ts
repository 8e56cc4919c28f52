import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildSchema, parse } from "graphql";
import { plugin } from "../../../web/codegen/shownIn.cjs";

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

const rowsOf = (...texts: readonly string[]): readonly string[] =>
  plugin(
    SCHEMA,
    texts.map((text) => ({ document: parse(text) })),
  )
    .split("\n")
    .filter((line) => line.includes('["'))
    .map((line) => line.trim());

describe("which fields of Query show which kinds", () => {
  it("follows from what is selected, through fragments and in any file", () => {
    const page = "query Planted { dueItems(group: TODAY) { nodes { ...Item } } }";

    expect(rowsOf(page, "fragment Item on DueItem { id }")).toEqual([]);
    expect(rowsOf(page, "fragment Item on DueItem { jobHunt { id } }")).toEqual(['JOB_HUNT: ["dueItems"],']);
  });

  it("has the parts of a hunt wherever they are, and of other records those that are not within another", () => {
    expect(
      rowsOf(
        "query { contact(id: 1) { appointments { nodes { jobHunt { id } } } } contacts { nodes { ... on Contact { id } } } }",
      ),
    ).toEqual(['APPOINTMENT: ["contact"],', 'CONTACT: ["contact","contacts"],']);
  });

  it("has a record by its kind where it is selected", () => {
    expect(rowsOf("query { record(kind: NOTE, id: 1) { ... on OwnedRecord { id } ... on Note { title } } }")).toEqual([
      'NOTE: ["record"],',
    ]);
  });

  it("has nothing of what a change answers", () => {
    expect(rowsOf("mutation { deleteNote(input: { id: 1 }) { note { id } } }")).toEqual([]);
  });
});
