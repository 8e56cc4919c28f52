import { describe, expect, it } from "@jest/globals";
import { readGraph } from "../../../web/codegen/moduleGraph.js";

const ICONS = "/node_modules/lucide-react/dist/esm/lucide-react.mjs";
const icon = (name: string): string => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

interface Module {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly code?: string;
}

function graphOf(modules: Readonly<Record<string, Module>>) {
  return readGraph((id) => {
    const found = modules[id];
    if (found === undefined) return null;
    const { imports = [], later = [], code = null } = found;
    return { importedIds: imports, dynamicallyImportedIds: later, code };
  });
}

describe("the module graph that the client is cut along", () => {
  it("tells what has to be there before a module can run from what it may load later", () => {
    const graph = graphOf({
      screen: { imports: ["list"], later: ["dialog"] },
      list: { imports: ["row", "screen"] },
      row: {},
      dialog: { imports: ["field"], later: ["other"] },
      field: {},
      other: { imports: ["deep"] },
      deep: {},
    });

    expect([...graph.importsOf(["screen"])].sort()).toEqual(["list", "row", "screen"]);
    expect([...graph.reachOf(["screen"], new Set(["other"]))].sort()).toEqual([
      "dialog",
      "field",
      "list",
      "row",
      "screen",
    ]);
  });

  it("takes of the icons only those that a module names, also by their older names", () => {
    const graph = graphOf({
      screen: { imports: [ICONS], code: `import { AlertTriangle, X as Close } from "lucide-react";` },
      [ICONS]: {
        imports: [icon("x"), icon("triangle-alert"), icon("archive")],
        code: [
          `export { default as X, default as XIcon } from './icons/x.mjs';`,
          `export { default as AlertTriangle, default as TriangleAlert } from './icons/triangle-alert.mjs';`,
          `export { default as Archive } from './icons/archive.mjs';`,
        ].join("\n"),
      },
      [icon("x")]: {},
      [icon("triangle-alert")]: {},
      [icon("archive")]: {},
    });

    expect([...graph.importsOf(["screen"])].sort()).toEqual([icon("triangle-alert"), icon("x"), "screen"]);
  });
});
