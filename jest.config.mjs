// The tests are compiled by the one compiler, tsc, and run as they are: `npm test` builds first.
const shared = {
  globalSetup: "<rootDir>/dist/tests/support/global-setup.js",
  testEnvironment: "node",
  transform: {},
  testMatch: ["**/*.test.js"],
};

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
