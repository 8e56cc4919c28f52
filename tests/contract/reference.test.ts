import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildSchema } from "graphql";
import { createSchema } from "../../gateway/schema/schema.js";
import { printReference } from "../../gateway/schema/reference/print-reference.js";
import * as limits from "../../schema/limits.js";

const FOLDER = "schema/reference";
const LIMITS = readFileSync("gateway/schema/reference/limits-in-words.ts", "utf8");
const KEPT = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, "utf8")]));

describe("the reference", () => {
  it("is what the schema makes (npm run schema writes it anew)", () => {
    expect(new Map([...printReference()].toSorted(byFile))).toEqual(new Map([...KEPT].toSorted(byFile)));
  });

  it("has each operation and each type of the schema once", () => {
    const schema = createSchema(null);
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const operations = roots.flatMap((root) =>
      Object.keys(root?.getFields() ?? {}).map((name) => `${name} (${root?.name.toLowerCase()})`),
    );
    const types = Object.keys(schema.getTypeMap()).filter(
      (name) => !name.startsWith("__") && !roots.some((root) => root?.name === name),
    );

    const headings = [...KEPT.values()].flatMap((text) => [...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name));

    expect(headings.toSorted()).toEqual([...operations, ...types].toSorted());
  });

  it("says of an operation what it takes, what it gives, and who may run it", () => {
    const pages = printReference(createSchema(null));

    expect(partOf(pages.get("companies.md"), "deleteCompany (mutation)")).toEqual([
      "Moves a company to the trash.",
      "`deleteCompany(input)`: [Deleted](trash.md#deleted) `@semanticNonNull`",
      "For signed-in people, and tokens with WRITE.",
      "| argument | type | is |\n| --- | --- | --- |\n| `input` | [CompanyIdInput](#companyidinput)! | The company. |",
    ]);
    expect(partOf(pages.get("access-tokens.md"), "createAccessToken (mutation)")).toContain(
      "For signed-in people only. Takes a fresh proof of identity.",
    );
  });

  it("differs as soon as one description does", () => {
    const planted = `"A." type Query { "B." planted("C." c: Int = 3): [Int!] @deprecated(reason: "D.") }`;

    const page = printReference(buildSchema(planted)).get("shared.md");

    expect(page).toContain("### planted (query)\n\n**Deprecated:** D. B.\n\n`planted(c)`: \\[[Int](#int)!\\]");
    expect(page).toContain("| `c` | [Int](#int) = `3` | C. |");
  });

  it("gives a page to a kind of record that no page knows", () => {
    const planted = `
      interface OwnedRecord { id: ID }
      "A." type PlantedThing implements OwnedRecord { id: ID }
      type Query { plantedThings: [PlantedThing] }
    `;

    const page = printReference(buildSchema(planted)).get("planted-thing.md");

    expect(page).toContain("# Planted thing\n");
    expect(page).toContain("### plantedThings (query)\n");
    expect(page).toContain("### PlantedThing\n");
  });

  it("has every limit that a caller can meet", () => {
    expect(findMissingLimits(LIMITS)).toEqual([]);
    expect(findMissingLimits(LIMITS.replaceAll("limits.NAME_MAX", ""))).toEqual(["NAME_MAX"]);
  });
});

/** Returns the paragraphs below a heading. */
function partOf(page: string | undefined, heading: string): readonly string[] {
  const [, part = ""] = page?.split(`### ${heading}\n\n`) ?? [];
  return part.split(/\n\n(?=#)/)[0]?.split("\n\n") ?? [];
}

function byFile([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one.localeCompare(other, "en");
}

function findMissingLimits(text: string): readonly string[] {
  return Object.keys(limits).filter((name) => name.endsWith("_MAX") && !new RegExp(`limits\\.${name}\\b`).test(text));
}
