/** Spec 5: the name of a hunt whose title was left empty. */
export const UNNAMED = "New Job Hunt";

/** The names of such a hunt in each language of the client; a test compares them with the catalogues. */
const UNNAMED_NAMES: ReadonlySet<string> = new Set([
  UNNAMED,
  "Neue Jobsuche",
  "Nouvelle recherche d’emploi",
  "Nueva búsqueda de empleo",
  "رحلة بحث جديدة",
]);

/** Returns whether a hunt has the default name, in any language of the client. */
export function isUnnamed(name: string): boolean {
  return UNNAMED_NAMES.has(name.trim());
}
