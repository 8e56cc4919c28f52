/**
 * Returns the language tags that the browser asks for, in their canonical form and the first choice first. What names no
 * language, such as `C`, `*` or `und`, is left out; `de_DE.UTF-8` and `de-DE@euro`, as systems write them, are `de-DE`.
 */
export function browserLanguages(): readonly string[] {
  const several: unknown = Reflect.get(navigator, "languages");
  const one: unknown = Reflect.get(navigator, "language");
  const named: readonly unknown[] = Array.isArray(several) && several.length > 0 ? several : [one];
  return named.flatMap((tag) => (typeof tag === "string" ? canonicalTags(tag) : []));
}

/** Returns the canonical form of a tag in a list; an empty one for what is no tag of a language. */
function canonicalTags(tag: string): readonly string[] {
  const plain = tag.replace(/[.@].*$/, "").replaceAll("_", "-");
  // Both are well formed, and name no language.
  if (/^(?:und|x)(?:-|$)/i.test(plain)) return [];
  try {
    return Intl.getCanonicalLocales(plain);
  } catch {
    return [];
  }
}
