import { describe, expect, it } from "@jest/globals";
import { patternOf } from "../support/folder-patterns.mjs";

const FILES = [
  "/project/gateway/jobhunt/unnamed.test.js",
  "/project/gateway/logger.test.js",
  "/project/tests/api/companies.test.js",
  "/project/tests/api/job-hunts.test.js",
  "/project/tests/api/log.test.js",
  "/project/tests/api/nested-notes.test.js",
  "/project/tests/api/notes.test.js",
  "/project/tests/web/features/company/address-suggestions.test.ts",
  "/project/tests/web/features/jobhunt/optimistic.test.ts",
  "/project/tests/web/lib/further-page.test.ts",
  "/project/tests/web/lib/live/follow-changes.test.ts",
];

describe("the tests of a folder", () => {
  it.each([
    ["gateway/company", ["companies", "address-suggestions"]],
    ["gateway/jobhunt/workflow.ts", ["unnamed", "job-hunts", "optimistic"]],
    ["gateway/log/", ["log"]],
    ["gateway/note", ["nested-notes", "notes"]],
    ["web/lib", ["further-page", "follow-changes"]],
    ["web/lib/furtherPage.ts", ["further-page"]],
    ["web/features/jobhunt", ["optimistic"]],
    ["tests/api/log.test.ts", ["log"]],
    ["companies", ["companies"]],
  ])("of %s are those beside it and those named after it", (path, expected) => {
    // As Jest reads a pattern.
    const pattern = new RegExp(patternOf(path), "i");

    const found = FILES.filter((file) => pattern.test(file));

    expect(found.map((file) => /([\w-]+)\.test/.exec(file)?.[1])).toEqual(expected);
  });
});
