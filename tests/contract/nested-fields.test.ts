import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { sourceFiles } from "./source-files.js";

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

/**
 * The fields whose values the client's cache keeps nested in their record, and the fragment that selects each. An answer replaces
 * such a value whole, so one with fewer fields would make what another operation has read unreadable.
 */
const FRAGMENTS: Readonly<Record<string, string>> = {
  "JobHunt.phases": "JobHuntSteps_jobHunt",
  "JobHunt.wholeHuntSteps": "JobHuntSteps_jobHunt",
  "JobHunt.next": "JobHuntNext_jobHunt",
  "JobHunt.progress": "JobHuntNext_jobHunt",
};

/** Returns the nested fields that documents select in another way than by their fragment, each with its operation. */
function selectedAlone(documents: string): string[] {
  const types = new TypeInfo(SCHEMA);
  const found: string[] = [];
  let definition = "";
  const note = ({ name }: { readonly name?: { readonly value: string } | undefined }): void => {
    definition = name?.value ?? "a query without a name";
  };
  const visitor = visitWithTypeInfo(types, {
    OperationDefinition: note,
    FragmentDefinition: note,
    Field: ({ name }) => {
      const field = `${types.getParentType()?.name ?? ""}.${name.value}`;
      const fragment = FRAGMENTS[field];
      if (fragment !== undefined && fragment !== definition) found.push(`${definition} selects ${field}`);
    },
  });
  visit(parse(documents), visitor);
  return found;
}

describe("what the cache of the client keeps nested in a record", () => {
  it("is selected by one fragment everywhere", () => {
    const operations = sourceFiles(["web"], /\.graphql$/);

    expect(operations.length).toBeGreaterThan(15);
    expect(operations.flatMap(({ text }) => selectedAlone(text))).toEqual([]);
  });

  it("is found where an operation selects it by itself, under another name too", () => {
    const planted = `mutation Done($input: JobDetailsInput!) {
      completeJobDetails(input: $input) { jobHunt { id steps: wholeHuntSteps { id } ...Own } }
    } fragment Own on JobHunt { next { kind } }`;

    expect(selectedAlone(planted)).toEqual(["Done selects JobHunt.wholeHuntSteps", "Own selects JobHunt.next"]);
  });

  it("are fields of the schema whose values have parts", () => {
    for (const field of Object.keys(FRAGMENTS)) {
      const [type = "", name = ""] = field.split(".");
      const parent = SCHEMA.getType(type);
      const found = isObjectType(parent) ? parent.getFields()[name] : undefined;

      expect([field, found !== undefined && isObjectType(getNamedType(found.type))]).toEqual([field, true]);
    }
  });
});
