import { describe, expect, it } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { sourceFiles } from "./source-files.js";

const README = readFileSync("web/locales/README.md", "utf8");
const [, SECTION = ""] = README.split("\n## A new language\n");
const PATHS = [...(SECTION.split("\n## ")[0] ?? "").matchAll(/^\| `([^`]+)`/gm)].map(([, path = ""]) => path);
const TRANSLATIONS = sourceFiles(["web/locales"], /\/[\w-]+\.json$/).map(({ path }) =>
  path.replace(/^.*\/|\.json$/g, ""),
);

describe("the page about a new language", () => {
  it.each(TRANSLATIONS)("names every file that %s has, and counts them", (tag) => {
    const all = sourceFiles(["gateway", "web"], new RegExp(`/${tag}(?:\\.(?:json|ts)$|/)`)).map(({ path }) => path);
    // In which languages adverts are read does not depend on those of the screens.
    const own = all.filter((path) => !path.startsWith("gateway/capture/languages/"));
    const named = PATHS.filter((path) => path.includes("<tag>")).map((path) => path.replace("<tag>", tag));

    expect(own.filter((path) => !named.some((one) => path.startsWith(one)))).toEqual([]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(own).toHaveLength(11);
    expect(SECTION.trim()).toMatch(/^Eleven new files and seven lines /);
  });

  it("names every file that gets a line", () => {
    const lines = PATHS.filter((path) => !path.includes("<tag>"));

    expect(lines).toHaveLength(7);
    expect(lines.filter((path) => TRANSLATIONS.some((tag) => !readFileSync(path, "utf8").includes(tag)))).toEqual([]);
  });
});
