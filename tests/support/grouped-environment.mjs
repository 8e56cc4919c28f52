// @ts-check

import { TestEnvironment } from "jest-environment-node";

/** Node as the tests of the gateway find it, where a group of test files can define a block for each. */
export default class GroupedEnvironment extends TestEnvironment {
  /**
   * Passes on the blocks of tests that Jest keeps, which it shows to an environment alone.
   *
   * @param {{ readonly name: string }} event
   * @param {object} state
   */
  handleTestEvent({ name }, state) {
    if (name === "setup") this.global["testState"] = state;
  }
}
