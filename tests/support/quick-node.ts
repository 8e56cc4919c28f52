/**
 * Flags of Node for a program that runs a few seconds: the engine's WebAssembly is compiled once, quickly. Compiling it
 * again, well, is a quarter of what a start of the product takes, and pays only later.
 */
export const QUICK_FLAGS: readonly string[] = ["--liftoff-only"];
