// @ts-check

import Sequencer from "@jest/test-sequencer";

/** The slowest files come first, so that no processor waits for them at the end: the groups of the gateway's. */
const FIRST = /[\\/]groups[\\/]/;

/** The order of the test files: Jest's own, but for these. */
export default class LongestFirst extends Sequencer.default {
  /**
   * @override
   * @param {Parameters<Sequencer.default["sort"]>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...new Set([...sorted.filter(({ path }) => FIRST.test(path)), ...sorted])];
  }
}
