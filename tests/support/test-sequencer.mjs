// @ts-check

import Sequencer from "@jest/test-sequencer";

/**
 * The slowest files come first, so that no processor waits for them at the end: the browser's, and of them every
 * screen.
 */
const FIRST = [/[\\/]e2e[\\/]screens-on-/, /[\\/]e2e[\\/]/, /[\\/]groups[\\/]/];

/** The order of the test files: Jest's own, but for these. */
export default class LongestFirst extends Sequencer.default {
  /**
   * @override
   * @param {Parameters<Sequencer.default["sort"]>[0]} tests
   */
  async sort(tests) {
    const first = FIRST.map((place) => tests.filter(({ path }) => place.test(path)));
    return [...new Set([...first.flat(), ...(await super.sort(tests))])];
  }
}
