import { findUnknownProject } from "./tests/lint/unknown-projects.mjs";

// The tests are compiled by the one compiler, tsc, and run as they are: `npm test` builds first.
const shared = {
  globalSetup: "<rootDir>/dist/tests/support/global-setup.js",
  testEnvironment: "node",
  transform: {},
  testMatch: ["**/*.test.js"],
};

const fault = findUnknownProject(process.argv.slice(2), ["gateway", "contract", "e2e"]);
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

export default {
  // Only so that what hangs ends; a journey on a busy machine takes its minute.
  testTimeout: 180_000,
  // All processors: jest keeps one free for a person who waits at the keyboard.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "gateway",
      roots: ["<rootDir>/dist/gateway", "<rootDir>/dist/tests"],
      testPathIgnorePatterns: ["/dist/tests/(contract|e2e)/"],
    },
    { ...shared, displayName: "contract", roots: ["<rootDir>/dist/tests/contract"] },
    { ...shared, displayName: "e2e", roots: ["<rootDir>/dist/tests/e2e"] },
  ],
};
