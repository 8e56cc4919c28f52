import { describe, expect, it } from "@jest/globals";
import { Kind, parse, visit } from "graphql";
import { readdirSync, readFileSync } from "node:fs";

describe("what asks for the phase of a hunt", () => {
  it("asks for its version, too: whose change has moved it is seen by both", () => {
    const files = readdirSync("web", { encoding: "utf8", recursive: true }).filter((file) => file.endsWith(".graphql"));
    const without = files.flatMap((file) => {
      const found: string[] = [];
      visit(parse(readFileSync(`web/${file}`, "utf8")), {
        SelectionSet: ({ selections }) => {
          const names = selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ""));
          if (names.includes("currentPhase") && !names.includes("version")) found.push(file);
        },
      });
      return found;
    });

    expect(files.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });
});
