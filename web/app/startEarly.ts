import { askFirstQueries, type FirstQueries } from "../lib/firstAnswers.js";
import { assumeOffset, CLOCK_KEY } from "../lib/environment/clock.js";
import { readStored } from "../lib/environment/readStored.js";
import { isFreshToken } from "../lib/storedToken.js";
import { findScreen, screenCode } from "./firstScreen.js";

/** Has the browser read what it knows of languages and days: the first time takes it long, and now it waits for the code. */
const LATER_NEEDED: readonly (() => unknown)[] = [
  () => Intl.NumberFormat.supportedLocalesOf("en"),
  () => Intl.DateTimeFormat.supportedLocalesOf("en"),
  () => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(),
];

/**
 * Starts, beside the load of the application, what its first screen waits for: the code of the screen, and the queries,
 * which the page carries in itself, with the stored token while it is valid; with another one the sign-in client, which
 * renews it. What fails here is tried again by the application, which tells.
 */
export function startEarly(): void {
  try {
    start(window.location.pathname);
  } catch (error) {
    reportError(error);
  }
}

function start(path: string): void {
  assumeOffset(readStored(CLOCK_KEY));
  const token = readStored("jwt_token");
  if (token === null || !isFreshToken(token)) void import("./Auth0Identity.js").catch(() => undefined);
  else if (navigator.onLine) askFirst(path, token);
  const screen = findScreen(path);
  if (screen !== undefined) screenCode[screen]().catch(() => undefined);
  // Each by itself, so that nothing waits for all.
  for (const read of LATER_NEEDED) setTimeout(read);
}

function askFirst(path: string, token: string): void {
  const carried = document.getElementById("first-queries")?.textContent;
  // Absent in a page that something between here and the server has changed.
  if (!carried) return;
  askFirstQueries(JSON.parse(carried) as FirstQueries, path, token); // written by web/codegen/firstQueries.ts
}
