import { describe } from "@jest/globals";

/** The part of jest-circus's state with the block that is being defined. */
interface CircusState {
  currentDescribeBlock: object;
}

/**
 * Defines the tests of several files as if each were a block of one file, named after it; their hooks stay separate.
 * The files are relative to `from`, the address of the calling module.
 */
export async function defineTestFiles(from: string, files: readonly string[]): Promise<void> {
  const state = circusState();
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

/** Jest offers no other way to define a block asynchronously; its version is pinned. */
function circusState(): CircusState {
  const key = Object.getOwnPropertySymbols(globalThis).find(({ description }) => description === "JEST_STATE_SYMBOL");
  const state: unknown = key === undefined ? undefined : Reflect.get(globalThis, key);
  if (!isCircusState(state)) throw new Error("jest-circus keeps its state in another place than it did.");
  return state;
}

function isCircusState(value: unknown): value is CircusState {
  return typeof value === "object" && value !== null && "currentDescribeBlock" in value;
}
