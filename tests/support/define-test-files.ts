import { describe } from "@jest/globals";

declare global {
  /** Jest's own, passed on by grouped-environment.mjs. */
  var testState: { /** The block that is being defined. */ currentDescribeBlock: object } | undefined;
}

/**
 * Defines the tests of several files as if each were a block of one file, named after it; their hooks stay separate.
 * The files are relative to `from`, the address of the calling module.
 */
export async function defineTestFiles(from: string, files: readonly string[]): Promise<void> {
  const state = globalThis.testState;
  if (state === undefined) throw new Error("The blocks of tests are known in grouped-environment.mjs alone.");
  const outer = state.currentDescribeBlock;
  for (const file of files) {
    // A block is defined synchronously, but a module is loaded later: the block is created here, and filled there.
    let block = outer;
    describe(file.replace(/^(\.\.\/)+/, ""), () => {
      block = state.currentDescribeBlock;
    });
    state.currentDescribeBlock = block;
    await import(new URL(file, from).href);
    state.currentDescribeBlock = outer;
  }
}
