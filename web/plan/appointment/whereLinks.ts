/** The field that says where an appointment of a type takes place. */
export type WhereField = "place" | "url" | "phone";

const FIELDS: Readonly<Record<string, WhereField>> = { PHONE: "phone", VIDEO: "url", ON_SITE: "place" };

/** Returns the field that says where an appointment of a type takes place. */
export function whereFieldOf(kind: string): WhereField {
  return FIELDS[kind] ?? "place";
}

/** Returns the link to a map of the place; undefined without one. */
export function mapLink(place: string | null): string | undefined {
  const text = place?.trim() ?? "";
  return text === "" ? undefined : `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`;
}
