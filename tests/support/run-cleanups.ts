import { afterAll } from "@jest/globals";
import { runCleanups } from "./cleanups.js";

// Jest runs this file before each test file: an open engine or browser would keep its process from ending.
afterAll(runCleanups);
