/** Loads search and commands; a second call returns the same module. */
export async function loadPalette(): Promise<typeof import("./CommandPalette.js")> {
  return import("./CommandPalette.js");
}
