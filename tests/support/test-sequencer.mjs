// @ts-check

import Sequencer from "@jest/test-sequencer";

/** What takes longest comes first, so that no processor waits for it at the end: the browser, and of it every screen. */
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
