import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { CLIENT_PAGES } from "../../../gateway/http/client-pages.js";
import { STEPS } from "../../../gateway/jobhunt/workflow.js";
import { ownPath, paths, stepKey, stepPath } from "../../../web/lib/paths.js";
import { listedKinds, listedRecords } from "../../../web/lib/recordKinds.js";
import { install } from "../fake-page.js";

describe("the addresses of the screens", () => {
  it("are those at which the server answers with the client", () => {
    const all = [...Object.values(paths), ...listedKinds.map((kind) => listedRecords[kind].path)];

    expect(new Set(all.map((path) => path.split("/")[1]))).toEqual(new Set(CLIENT_PAGES));
  });
});

describe("the address of a step", () => {
  it("is told by the key that REST clients know", () => {
    expect(STEPS.map(({ name }) => stepKey(name))).toEqual(STEPS.map(({ key }) => key));
  });

  it("is a screen of its own for two of them", () => {
    expect(["ideal_job_name", "capture_job_details", "accept_offer", undefined].map(stepPath)).toEqual([
      "/idealjobs",
      paths.jobDetails,
      paths.placeholder,
      paths.placeholder,
    ]);
  });
});

describe("the address after sign-in", () => {
  let remove: () => void;

  beforeEach(() => {
    remove = install({ window: { location: { origin: "https://jobs.example.org" } } });
  });
  afterEach(() => remove());

  it.each([
    ["/companies?a=b#c", "/companies?a=b#c"],
    ["/a/../logs", "/logs"],
    ["//evil.example/x", "/"],
    ["/\\evil.example/x", "/"],
    ["https://evil.example/", "/"],
    ["https://jobs.example.org/logs", "/"],
    ["javascript:alert(1)", "/"],
    ["logs", "/"],
    [undefined, "/"],
  ])("%j is %s", (candidate, path) => {
    expect(ownPath(candidate)).toBe(path);
  });
});
