/** Spec 5: the name of a hunt whose title was left empty. */
export const UNNAMED = "New Job Hunt";

/** What such a hunt is called by the client in each of its languages; a gate holds them to the catalogues. */
const UNNAMED_NAMES: ReadonlySet<string> = new Set([
  UNNAMED,
  "Neue Jobsuche",
  "Nouvelle recherche d’emploi",
  "Nueva búsqueda de empleo",
  "رحلة بحث جديدة",
]);

/** Tells whether a hunt has the name it gets when nobody types one, in any language of the client. */
export function isUnnamed(name: string): boolean {
  return UNNAMED_NAMES.has(name.trim());
}
