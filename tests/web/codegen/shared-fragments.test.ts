import { describe, expect, it } from "@jest/globals";
import { shareFragments } from "../../../web/codegen/sharedFragments.js";

const fragment = (name: string): string => `{"kind":"FragmentDefinition","name":{"kind":"Name","value":"${name}"}}`;
const query = `{"kind":"OperationDefinition","operation":"query"}`;
const document = (name: string, ...definitions: readonly string[]): string =>
  `export const ${name} = {"kind":"Document","definitions":[${definitions.join()}]} as unknown as DocumentNode<Q>;\n`;

describe("the fragments of generated documents", () => {
  it("are referred to, and stand in a module of their own once", () => {
    const code = document("One", query, fragment("Card")) + document("Two", query, fragment("Card"), fragment("Step"));
    const fragments = new Map<string, string>();

    const shared = shareFragments(code, fragments);

    expect(shared.match(/FragmentDefinition/g)).toBeNull();
    expect(shared.match(/definitions:\[\{[^}]*\},Card(?:,Step)?\]/g)).toHaveLength(2);
    expect(shared.match(/^import \{ (?:Card|Step) \} from "virtual:fragment\/(?:Card|Step)";$/gm)).toHaveLength(2);
    expect([...fragments.keys()]).toEqual(["Card", "Step"]);
    expect(fragments.get("Card")).toBe(`export const Card = ${fragment("Card")};`);
  });

  it("change nothing in a module without documents", () => {
    expect(shareFragments("export type A = string;\n", new Map())).toBe("export type A = string;\n");
  });
});
