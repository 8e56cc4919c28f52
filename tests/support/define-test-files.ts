import { describe } from "@jest/globals";

/** The part of jest-circus's state that says which block a test belongs to that is being defined. */
interface CircusState {
  currentDescribeBlock: object;
}

/**
 * Defines the tests of several files as if each were a block of one file, named as it is; their hooks stay their own.
 * The files are named from `from`, the address of the module that asks.
 */
export async function defineTestFiles(from: string, files: readonly string[]): Promise<void> {
  const state = circusState();
  const outer = state.currentDescribeBlock;
  for (const file of files) {
    // A block is defined at once, but a module is loaded later: it is made here, and filled there.
    let block = outer;
    describe(file.replace(/^(\.\.\/)+/, ""), () => {
      block = state.currentDescribeBlock;
    });
    state.currentDescribeBlock = block;
    await import(new URL(file, from).href);
    state.currentDescribeBlock = outer;
  }
}

/** Jest offers no other way to define a block by something that takes time; its version is pinned. */
function circusState(): CircusState {
  const key = Object.getOwnPropertySymbols(globalThis).find(({ description }) => description === "JEST_STATE_SYMBOL");
  const state: unknown = key === undefined ? undefined : Reflect.get(globalThis, key);
  if (!isCircusState(state)) throw new Error("jest-circus keeps its state in another place than it did.");
  return state;
}

function isCircusState(value: unknown): value is CircusState {
  return typeof value === "object" && value !== null && "currentDescribeBlock" in value;
}
