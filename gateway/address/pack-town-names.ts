import { foldName } from "../platform/fold-text.js";
import { namesOf, townOfRow, townRows } from "./pack-town-index.js";

const COUNTRIES_MAX = 8;
/** Names in other languages and nicknames are names of other things more often. */
const OTHER_NAME_SHARE = 0.2;

/**
 * Returns the list of all towns' names for finding them in a text: one row for each name, sorted by its bytes. Its
 * tab-separated columns are the name (`foldName`), the inhabitants of the largest town of that name, a fifth of them
 * where the town has another name of its own, and the countries that have one.
 */
export function packTownNames(table: string): string {
  const names = new Map<string, { readonly inhabitants: number; readonly countries: string[] }>();
  for (const row of townRows(table)) {
    const { country, inhabitants } = townOfRow(row);
    const [own, ...others] = new Set([...namesOf(row).values()].map(foldName));
    for (const name of [own, ...others]) {
      if (name === undefined || name === "") continue;
      const known = names.get(name);
      const size = Math.round(name === own ? inhabitants : inhabitants * OTHER_NAME_SHARE);
      if (known === undefined) names.set(name, { inhabitants: size, countries: [country] });
      else if (size > known.inhabitants)
        names.set(name, { inhabitants: size, countries: [...known.countries, country] });
      else if (!known.countries.includes(country) && known.countries.length < COUNTRIES_MAX)
        known.countries.push(country);
    }
  }
  return [...names]
    .map(([name, { inhabitants, countries }]) => [name, inhabitants, countries.join(" ")].join("\t"))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .join("\n");
}
