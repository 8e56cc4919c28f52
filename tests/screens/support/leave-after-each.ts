import { afterAll, afterEach } from "@jest/globals";
import { setImmediate } from "node:timers/promises";
import { leaveScreen } from "./open-screen.js";

declare global {
  /** Stops every timer that was started. */
  var stopTimers: () => void;
}

/** The turns of Node's loop in which a part of the application that was asked for arrives. */
const TURNS = 500;

// Jest runs this file before each test file, which may be a group of several.
afterEach(leaveScreen);

// Nothing of a page may go on, or arrive, once it is gone.
afterAll(async () => {
  stopTimers();
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
});
