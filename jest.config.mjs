import { dependOnDatabase, runsEverything, testFilesIn, writeGroups } from "./tests/support/test-groups.mjs";
import { findUnknownProject } from "./tests/lint/unknown-projects.mjs";

// The tests are compiled by the one compiler, tsc, and run as they are: `npm test` builds first.
const shared = {
  globalSetup: "<rootDir>/dist/tests/support/global-setup.js",
  globalTeardown: "<rootDir>/dist/tests/support/global-teardown.js",
  testEnvironment: "node",
  transform: {},
  testMatch: ["**/*.test.js"],
};

const words = process.argv.slice(2);
const fault = findUnknownProject(words, ["gateway", "contract", "e2e"]);
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

const OTHER_PROJECTS = "/dist/tests/(contract|e2e)/";
const gateway = {
  ...shared,
  displayName: "gateway",
  roots: ["<rootDir>/dist/gateway", "<rootDir>/dist/tests"],
  testPathIgnorePatterns: [OTHER_PROJECTS],
};

/** The same tests, several files at a time; on a server only those to which it matters. */
function grouped() {
  const isServer = process.env.TEST_DATABASE_URL !== undefined;
  const files = ["dist/gateway", "dist/tests"]
    .flatMap(testFilesIn)
    .filter((file) => !new RegExp(OTHER_PROJECTS).test(file));
  const folder = `dist/groups/${isServer ? "server" : "embedded"}`;
  writeGroups(folder, isServer ? dependOnDatabase(files) : files);
  return { ...gateway, roots: [`<rootDir>/${folder}`] };
}

export default {
  // Only so that what hangs ends; a journey on a busy machine takes its minute.
  testTimeout: 180_000,
  // All processors: jest keeps one free for a person who waits at the keyboard.
  maxWorkers: "100%",
  testSequencer: "<rootDir>/tests/support/test-sequencer.mjs",
  projects: [
    runsEverything(words) ? grouped() : gateway,
    { ...shared, displayName: "contract", roots: ["<rootDir>/dist/tests/contract"] },
    { ...shared, displayName: "e2e", roots: ["<rootDir>/dist/tests/e2e"] },
  ],
};
