import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
  BUDGETS,
  budgetOf,
  CLIENT,
  DASHBOARD,
  FILES_MAX,
  LANDING,
  readFilesOfScreens,
  scriptSizeOf,
  type FilesOfScreens,
} from "../../support/client-budgets.js";

// Written by the build that `npm test` begins with.
const SCREENS = readFilesOfScreens();
const MANIFEST = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, "utf8")) as Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>; // by Vite

describe("the built client", () => {
  it("stays within its budgets of bytes and files", () => {
    const landing = MANIFEST[LANDING];

    expect(landing?.imports ?? []).toEqual([]);
    expect(findOver({ [LANDING]: [landing?.file ?? ""], ...SCREENS })).toEqual([]);
  });

  it("has the screens that the budgets speak of", () => {
    expect(Object.keys(BUDGETS).filter((name) => name !== LANDING && SCREENS[name] === undefined)).toEqual([]);
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
      [LANDING]: ["index.js"],
      [DASHBOARD]: ["index.js", "app.js", "app.css"],
      "features/log/LogScreen.tsx": ["index.js", "app.js", "a.js", "b.js", "a.css", "b.css"],
    };
    const sizes: Readonly<Record<string, number>> = { "index.js": 7, "app.js": 199, "a.js": 100 };

    expect(findOver(planted, (file) => sizes[file] ?? 0)).toEqual([
      "index.html: 7.0 KiB of 6.5",
      `${DASHBOARD}: 206.0 KiB of 202`,
      "features/log/LogScreen.tsx: 306.0 KiB of 300",
      "features/log/LogScreen.tsx: 6 files of 5",
    ]);
  });
});

function findOver(screens: FilesOfScreens, sizeOf?: (file: string) => number): readonly string[] {
  return Object.entries(screens).flatMap(([name, files]) => {
    const [size, budget] = [scriptSizeOf(files, sizeOf), budgetOf(name)];
    return [
      ...(size > budget ? [`${name}: ${size.toFixed(1)} KiB of ${budget}`] : []),
      ...(files.length > FILES_MAX ? [`${name}: ${files.length} files of ${FILES_MAX}`] : []),
    ];
  });
}
