import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";

/** The files that a signed-in start on each screen loads, by the screen's module. */
type FilesOfScreens = Readonly<Record<string, readonly string[]>>;

const FOLDER = "dist/web";
/** A script of the page itself, which no chunk asks for. */
const PAGE_SCRIPT = "first-paint.js";
const ENTRY = "index.html";
const DASHBOARD = "features/dashboard/DashboardScreen.tsx";

/** Kibibytes of script, as they travel: of the landing page, of the first screen with the shell, and of every other. */
const BUDGETS: Readonly<Record<string, number>> = {
  [ENTRY]: 5,
  [DASHBOARD]: 200,
  "features/jobhunt/JobHuntScreen.tsx": 260,
};
const SCREEN_BUDGET = 300;
/** Of scripts and style sheets: a browser fetches six files at a time over HTTP/1.1. */
const FILES_MAX = 5;

// Written by the build that `npm test` begins with.
const SCREENS = JSON.parse(readFileSync(`${FOLDER}/.vite/screens.json`, "utf8")) as FilesOfScreens; // by web/codegen/chunkGroups.ts
const MANIFEST = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, "utf8")) as Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>; // by Vite

describe("the built client", () => {
  it("stays within its budgets of bytes and files", () => {
    const landing = MANIFEST[ENTRY];

    expect(landing?.imports ?? []).toEqual([]);
    expect(findOver({ [ENTRY]: [landing?.file ?? ""], ...SCREENS }, kibibytesOf)).toEqual([]);
  });

  it("has the screens that the budgets speak of", () => {
    expect(Object.keys(BUDGETS).filter((name) => name !== ENTRY && SCREENS[name] === undefined)).toEqual([]);
    expect(Object.keys(SCREENS).length).toBeGreaterThan(10);
    expect(Object.entries(SCREENS).filter(([, files]) => files.length < 3)).toEqual([]);
  });

  it("keeps Ant Design and the sign-in client out of what a screen loads first", () => {
    const early = Object.entries(SCREENS).flatMap(([name, files]) =>
      files.filter((file) => /\/(?:antd|auth0|forms|later)-/.test(file)).map((file) => `${name}: ${file}`),
    );

    expect(early).toEqual([]);
  });

  it("is found out when it grows by bytes or by files", () => {
    const planted: FilesOfScreens = {
      [ENTRY]: ["index.js"],
      [DASHBOARD]: ["index.js", "app.js", "app.css"],
      "features/log/LogScreen.tsx": ["index.js", "app.js", "a.js", "b.js", "a.css", "b.css"],
    };
    const sizes: Readonly<Record<string, number>> = { "index.js": 6, "app.js": 199, "a.js": 100 };

    expect(findOver(planted, (file) => sizes[file] ?? 0)).toEqual([
      "index.html: 6.0 KiB of 5",
      `${DASHBOARD}: 205.0 KiB of 200`,
      "features/log/LogScreen.tsx: 305.0 KiB of 300",
      "features/log/LogScreen.tsx: 6 files of 5",
    ]);
  });
});

function findOver(screens: FilesOfScreens, sizeOf: (file: string) => number): readonly string[] {
  return Object.entries(screens).flatMap(([name, files]) => {
    const scripts = files.filter((file) => file.endsWith(".js"));
    const budget = BUDGETS[name] ?? SCREEN_BUDGET;
    const size = [PAGE_SCRIPT, ...scripts].reduce((sum, file) => sum + sizeOf(file), 0);
    return [
      ...(size > budget ? [`${name}: ${size.toFixed(1)} KiB of ${budget}`] : []),
      ...(files.length > FILES_MAX ? [`${name}: ${files.length} files of ${FILES_MAX}`] : []),
    ];
  });
}

function kibibytesOf(file: string): number {
  return gzipSync(readFileSync(`${FOLDER}/${file}`)).length / 1024;
}
