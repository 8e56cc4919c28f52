// @ts-check
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** What has not come by then never comes: a slow machine takes a minute for what a quick one does in a second. */
const WAIT_MS = 60_000;

/** A test without a tag is for a desktop; one with tags is for each device that they name. */
const OTHER_DEVICE = /^(?!.*@desktop\b).*@(phone|right-to-left)\b/;

// The tests are compiled by the one compiler, tsc, and run as they are: `npm test` builds first.
export default defineConfig({
  testDir: "dist/tests/e2e",
  testMatch: "**/*.test.js",
  build: { external: ["**/dist/**"] },
  outputDir: process.env.BROWSER_ARTEFACTS ?? "tests/artefacts/browser",
  reporter: process.env.BROWSER_REPORT ? [["line"], ["json", { outputFile: process.env.BROWSER_REPORT }]] : [["list"]],
  // They share a product, and each worker has a browser of its own.
  globalSetup: "./dist/tests/support/journeys-setup.js",
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // A test that failed is tried once more, to keep a trace of it; the run fails all the same.
  retries: 1,
  failOnFlakyTests: true,
  // Only so that what hangs ends; the longest journey takes minutes on a slow and busy machine.
  timeout: 600_000,
  expect: { timeout: WAIT_MS },
  use: {
    // A trace of every test costs an eighth of the processor's time, and pictures between the steps a third: the page of
    // each step is kept anyway.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true, sources: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: { device: { size: "desktop", locale: "en-GB" } }, grepInvert: OTHER_DEVICE },
    { name: "phone", use: { device: { size: "phone", locale: "en-GB" } }, grep: /@phone\b/ },
    { name: "right-to-left", use: { device: { size: "desktop", locale: "ar" } }, grep: /@right-to-left\b/ },
  ],
});
