import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** The files that a signed-in start on each screen loads, by the screen's module. */
export type FilesOfScreens = Readonly<Record<string, readonly string[]>>;

/** The built client. */
export const CLIENT = "dist/web";
/** The landing page, which needs no sign-in, beside the screens. */
export const LANDING = "index.html";
/** The screen that a signed-in start opens on. */
export const DASHBOARD = "features/dashboard/DashboardScreen.tsx";

/** A script of the page itself, which no chunk asks for. */
const PAGE_SCRIPT = "first-paint.js";
/** Kibibytes of script, as they travel: of the landing page, of the first screen with the shell, and of every other. */
export const BUDGETS: Readonly<Record<string, number>> = {
  [LANDING]: 6.5,
  [DASHBOARD]: 202,
  "features/jobhunt/JobHuntScreen.tsx": 261,
};
const SCREEN_BUDGET = 300;

/** Of scripts and style sheets: a browser fetches six files at a time over HTTP/1.1. */
export const FILES_MAX = 5;
/** From the address until the list stands, whatever is asked for. */
export const REQUESTS_MAX = 15;
/** What may move on a screen until it stands, as the browser measures it: 0.1 is the limit of what counts as good. */
export const SHIFT_MAX = 0.05;
/** The first thing that somebody with a search comes for, on the screens with which a day begins. */
export const FIRST_ROWS = { "/": ".due-row", "/jobhunts": ".hunt-card" } as const;

/** Reads what the build says of each screen. */
export function readFilesOfScreens(): FilesOfScreens {
  return JSON.parse(readFileSync(`${CLIENT}/.vite/screens.json`, "utf8")) as FilesOfScreens; // by web/codegen/chunkGroups.ts
}

/** Returns the kibibytes of script that a screen may have. */
export function budgetOf(screen: string): number {
  return BUDGETS[screen] ?? SCREEN_BUDGET;
}

/** Returns the kibibytes of script among the files of a screen, with that of the page. */
export function scriptSizeOf(files: readonly string[], sizeOf = kibibytesOf): number {
  return [PAGE_SCRIPT, ...files.filter((file) => file.endsWith(".js"))].reduce((sum, file) => sum + sizeOf(file), 0);
}

function kibibytesOf(file: string): number {
  return gzipSync(readFileSync(`${CLIENT}/${file}`)).length / 1024;
}
