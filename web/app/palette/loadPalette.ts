/** Fetches search and commands; a second call gets what the first one fetched. */
export async function loadPalette(): Promise<typeof import("./CommandPalette.js")> {
  return import("./CommandPalette.js");
}
