import { spawnSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { findUnknownProject } from "../lint/unknown-projects.mjs";

const PROJECTS = ["gateway", "contract", "web"];

describe("a run of one project of the tests", () => {
  it.each([
    ["a pattern behind the name", ["--selectProjects", "gateway", "tests/api/companies"], "tests/api/companies"],
    ["a name that is misspelt", ["--selectProjects=gatway"], "gatway"],
    ["one name too many", ["--selectProjects", "gateway", "unit", "--listTests"], "unit"],
    ["a pattern behind a project to leave out", ["--ignoreProjects", "web", "companies"], "companies"],
  ])("refuses %s", (_what, words, named) => {
    expect(findUnknownProject(words, PROJECTS)).toMatch(new RegExp(`^${named} is no project of the tests`));
  });

  it.each([
    ["no project", ["tests/api/companies", "--listTests"]],
    ["a project", ["--selectProjects", "gateway"]],
    ["several", ["--selectProjects", "gateway", "contract"]],
    ["a pattern behind two dashes", ["--selectProjects", "gateway", "--", "tests/api/companies"]],
    ["a pattern behind another option", ["--selectProjects=gateway", "--verbose", "tests/api/companies"]],
  ])("takes %s", (_what, words) => {
    expect(findUnknownProject(words, PROJECTS)).toBeNull();
  });

  it("ends with that sentence, and runs nothing", () => {
    const words = ["node_modules/jest/bin/jest.js", "--selectProjects", "gateway", "tests/api/companies"];

    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });

    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^tests\/api\/companies is no project .+ -- tests\/api\/companies\n$/);
  });
});
