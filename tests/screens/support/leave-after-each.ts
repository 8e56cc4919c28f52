import { afterAll, afterEach } from "@jest/globals";
import { setImmediate } from "node:timers/promises";
import { leaveScreen } from "./open-screen.js";

/** The turns of Node's loop in which a part of the application that was asked for arrives. */
const TURNS = 500;

// Jest runs this file before each test file, which may be a group of several.
afterEach(leaveScreen);

// A part that arrives once the page is gone has nowhere to go.
afterAll(async () => {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
});
