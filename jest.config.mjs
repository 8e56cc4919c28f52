import { availableParallelism } from "node:os";
import { onBothDatabases } from "./tests/support/database-sides.mjs";
import {
  gatewayTestFiles,
  OTHER_PROJECTS,
  runsEverything,
  testFilesIn,
  writeGroups,
} from "./tests/support/test-groups.mjs";
import { findUnknownProject } from "./tests/lint/unknown-projects.mjs";

// Every test but the browser's, which Playwright runs (playwright.config.mjs). They are compiled by the one compiler, tsc,
// and run as they are: `npm test` builds first. Those of the client are transpiled by it as they are loaded, because Vite
// alone compiles the client.
const shared = {
  globalSetup: "<rootDir>/dist/tests/support/global-setup.js",
  globalTeardown: "<rootDir>/dist/tests/support/global-teardown.js",
  setupFiles: process.env.TEST_DAYS_AHEAD === undefined ? [] : ["<rootDir>/dist/tests/support/days-ahead.js"],
  setupFilesAfterEnv: ["<rootDir>/dist/tests/support/run-cleanups.js"],
  testEnvironment: "<rootDir>/tests/support/grouped-environment.mjs",
  transform: {},
  testMatch: ["**/*.test.js"],
};

const words = process.argv.slice(2);
const fault = findUnknownProject(words, ["gateway", "web", "screens", "contract"]);
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

const GATEWAY_GROUPS = 6;
const SCREENS_GROUPS = 4;
const gateway = {
  ...shared,
  displayName: "gateway",
  // TEST_GROUPS: the folder of the groups that `npm run test:folder` has written.
  roots:
    process.env.TEST_GROUPS === undefined
      ? ["<rootDir>/dist/gateway", "<rootDir>/dist/tests"]
      : [`<rootDir>/${process.env.TEST_GROUPS}`],
  testPathIgnorePatterns: [OTHER_PROJECTS],
};

const web = {
  displayName: "web",
  roots: ["<rootDir>/tests/web"],
  testEnvironment: "node",
  testMatch: ["**/*.test.ts"],
  transform: { "\\.tsx?$": "<rootDir>/tests/support/jest-transform.mjs" },
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  // An import names the file that would be built. What a package has is there under that name, so it comes first.
  moduleNameMapper: {
    "^\\.{1,2}/.+\\.css$": "<rootDir>/tests/support/no-style.mjs",
    "^(\\.{1,2}/.+)\\.js$": ["$1.js", "$1.ts", "$1.tsx"],
  },
};

// The screens on a simulated page, whose server is the built product; one starts for all of them.
const screens = {
  ...web,
  displayName: "screens",
  roots: ["<rootDir>/tests/screens"],
  testEnvironment: "<rootDir>/tests/screens/support/page-environment.mjs",
  globalSetup: "<rootDir>/dist/tests/support/screens-setup.js",
  globalTeardown: "<rootDir>/dist/tests/support/screens-teardown.js",
  setupFilesAfterEnv: ["<rootDir>/tests/screens/support/leave-after-each.ts"],
  moduleNameMapper: { "\\.css$": "<rootDir>/tests/screens/support/no-styles.mjs", ...web.moduleNameMapper },
};

/** The same tests, several files at a time; on a server only those to which it matters, gates included. */
function groupedGateway() {
  const isServer = process.env.TEST_DATABASE_URL !== undefined;
  const files = gatewayTestFiles();
  const folder = `dist/groups/${isServer ? "server" : "embedded"}`;
  const onServer = () => onBothDatabases([...files, ...testFilesIn("dist/tests/contract")]);
  writeGroups(folder, isServer ? onServer() : files, GATEWAY_GROUPS);
  return { ...gateway, roots: [`<rootDir>/${folder}`] };
}

/** The same screens, several files at a time: loading the application takes longer than most tests of it. */
function groupedScreens() {
  const folder = "dist/groups/screens";
  writeGroups(folder, testFilesIn("tests/screens", ".test.ts"), SCREENS_GROUPS);
  return { ...screens, roots: [`<rootDir>/${folder}`], testMatch: ["**/*.test.js"] };
}

export default {
  // Only so that what hangs ends: some tests take minutes on a slow and busy machine.
  testTimeout: 600_000,
  maxWorkers: availableParallelism(),
  // A process that has run a group is slower in the next: its memory is full of what that one loaded.
  workerIdleMemoryLimit: "400MB",
  testSequencer: "<rootDir>/tests/support/test-sequencer.mjs",
  projects: [
    runsEverything(words) ? groupedGateway() : gateway,
    web,
    runsEverything(words) ? groupedScreens() : screens,
    { ...shared, displayName: "contract", roots: ["<rootDir>/dist/tests/contract"] },
  ],
};
