import { readFileSync } from "node:fs";

/** Returns what the screens have to say in a language, by the ids of its catalogue in the source tree. */
export function wordsOf(language: string): (id: string) => string {
  const catalogue = JSON.parse(
    readFileSync(`web/locales/${language === "en" ? "en.generated" : language}.json`, "utf8"),
  ) as Record<string, string>; // ours
  return (id) => catalogue[id] ?? `${id} is not in the catalogue`;
}
