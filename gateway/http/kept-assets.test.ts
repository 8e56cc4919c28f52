import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { isHashedFile, keepAssets } from "./kept-assets.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2026-11-02T09:00:00Z");
const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

describe("the files of the client that are kept", () => {
  let folder: string;
  let kept: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "jht-kept-"));
    kept = join(folder, "data/web");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function build(name: string, files: Readonly<Record<string, string>>): string {
    const release = join(folder, name);
    mkdirSync(join(release, "assets"), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(release, "assets", file), text);
    return release;
  }
  const listKept = (): string[] => readdirSync(join(kept, "assets")).sort();

  it("are the hashed ones of the build with what is compressed of them, and no others", async () => {
    const release = build("first", {
      "log-aB3_-x9Z.js": "'log'",
      "log-aB3_-x9Z.js.br": "br",
      "page.html": "<p>",
      "a.js": "",
    });

    await keepAssets(release, kept, START);

    expect(listKept()).toEqual(["log-aB3_-x9Z.js", "log-aB3_-x9Z.js.br"]);
    expect(readFileSync(join(kept, "assets/log-aB3_-x9Z.js"), "utf8")).toBe("'log'");
  });

  it("are those of a release until seven days after the next one has taken its place", async () => {
    const first = build("first", { "both-11111111.js": "", "log-aaaaaaaa.js": "" });
    const second = build("second", { "both-11111111.js": "", "log-bbbbbbbb.js": "" });

    await keepAssets(first, kept, START);
    await keepAssets(first, kept, after(30));
    await keepAssets(second, kept, after(31));
    await keepAssets(second, kept, after(37));
    const inTime = listKept();
    await keepAssets(second, kept, after(37.5));

    expect(inTime).toEqual(["both-11111111.js", "log-aaaaaaaa.js", "log-bbbbbbbb.js"]);
    expect(listKept()).toEqual(["both-11111111.js", "log-bbbbbbbb.js"]);
  });

  it("are never written twice", async () => {
    await keepAssets(build("first", { "log-aaaaaaaa.js": "once" }), kept, START);
    await keepAssets(build("second", { "log-aaaaaaaa.js": "twice" }), kept, after(1));

    expect(readFileSync(join(kept, "assets/log-aaaaaaaa.js"), "utf8")).toBe("once");
  });

  it("are none where the folder cannot be made, and the failure says so", async () => {
    writeFileSync(join(folder, "data"), "a file");

    const keeping = keepAssets(build("first", { "log-aaaaaaaa.js": "" }), kept, START);

    await expect(keeping).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it("are none on a disk that is nearly full", async () => {
    const release = build("first", { "log-aaaaaaaa.js": "" });

    const keeping = keepAssets(release, kept, START, () => Promise.resolve(1024));

    await expect(keeping).rejects.toThrow(/no room/);
    expect(listKept()).toEqual([]);
  });

  it("leave no part of a file that could not be copied", async () => {
    const release = build("first", { "log-aaaaaaaa.js": "" });
    rmSync(join(release, "assets/log-aaaaaaaa.js"));
    mkdirSync(join(release, "assets/log-aaaaaaaa.js"));

    await expect(keepAssets(release, kept, START)).rejects.toThrow();

    expect(listKept()).toEqual([]);
  });
});

describe("a path below the assets", () => {
  it.each(["/log-aB3_-x9Z.js", "/index-CAiPojib.css", "/inter-latin-wght-normal-CaVRRdDk.woff2"])(
    "names a hashed file: %s",
    (path) => expect(isHashedFile(path)).toBe(true),
  );

  it.each([
    "/",
    "/main.js",
    "/page-aB3_-x9Z.html",
    "/../index-CAiPojib.css",
    "/..%2findex-CAiPojib.css",
    "/a/index-CAiPojib.css",
    "/log-aB3_-x9Z.js.map",
    "/log-aB3_-x9Z.js/",
  ])("names none: %s", (path) => expect(isHashedFile(path)).toBe(false));
});
