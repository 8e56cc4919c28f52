import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { runsEverything, testFilesIn, writeGroups } from "../support/test-groups.mjs";

describe("a run of every test", () => {
  it.each([
    ["nothing", []],
    ["projects", ["--selectProjects", "gateway", "contract"]],
    ["an option that chooses none", ["--selectProjects=gateway", "--ci"]],
  ])("is one with %s", (_what, words) => {
    expect(runsEverything(words)).toBe(true);
  });

  it.each([
    ["a pattern", ["races"]],
    ["a pattern behind two dashes", ["--selectProjects", "gateway", "--", "races"]],
    ["a pattern that is called as a project", ["--selectProjects", "gateway", "--", "gateway"]],
    ["the name of a test", ["--testNamePattern=is sent"]],
    ["the tests of a file", ["--findRelatedTests"]],
  ])("is none with %s", (_what, words) => {
    expect(runsEverything(words)).toBe(false);
  });

  it("runs each file once", () => {
    const files = testFilesIn("dist/tests/api");
    const folder = mkdtempSync(join(tmpdir(), "job-hunt-tracker-groups-"));
    try {
      writeGroups(folder, files, 8);

      const named = readdirSync(folder).flatMap((group) =>
        [...readFileSync(join(folder, group), "utf8").matchAll(/^ {2}"(.+)",?$/gm)].map(([, file = ""]) =>
          resolve(folder, file),
        ),
      );
      expect(files.length).toBeGreaterThan(20);
      expect(named.sort()).toEqual(files);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
