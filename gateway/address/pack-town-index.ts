import { foldWords } from "../platform/fold-text.js";

/** Columns of the data set, a table with tabs: https://www.geonames.org (CC BY 4.0). */
const NAME = 1;
const ASCII_NAME = 2;
const OTHER_NAMES = 3;
const KIND = 7;
const COUNTRY = 8;
const REGION = 10;
const POPULATION = 14;

/** Feature codes of districts, and of towns that are abandoned. */
const NOT_A_TOWN = /^PPL[HQWX]/;
/** Feature codes of the seats of a government, which are indexed whatever their size. */
const SEAT = /^PPL[AC]/;
const INHABITANTS_MIN = 1_000;
/** The number of inhabitants from which a town is also indexed by its names in other languages. */
const KNOWN_ABROAD_MIN = 15_000;
/** In the scripts of the interface; a small first letter marks a mere transcription, three big ones an airport. */
const USABLE_NAME = /^(?![A-Z]{3}$)(?!\p{Ll})[\p{Script=Latin}\p{Script=Arabic}\p{M}\s\-'’.()]{2,}$/u;

/**
 * Returns the index of the data set: one row for each town, the largest first. Its tab-separated columns are the folded
 * names, the number of inhabitants, the country, the region where it is part of an address, and the names as written.
 */
export function packTownIndex(table: string): string {
  return townRows(table).map(packRow).join("\n");
}

/** Returns the rows of the towns of the data set, the largest first. */
export function townRows(table: string): string[][] {
  return table
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(
      (row) => !NOT_A_TOWN.test(at(row, KIND)) && (inhabitants(row) >= INHABITANTS_MIN || SEAT.test(at(row, KIND))),
    )
    .sort((a, b) => inhabitants(b) - inhabitants(a));
}

/** Returns a town's code of country and its number of inhabitants. */
export function townOfRow(row: readonly string[]): { readonly country: string; readonly inhabitants: number } {
  return { country: at(row, COUNTRY), inhabitants: inhabitants(row) };
}

function packRow(row: readonly string[]): string {
  const names = namesOf(row);
  // Only in the United States is the region part of an address, and its code is what people write.
  const region = at(row, COUNTRY) === "US" ? at(row, REGION) : "";
  return [[...names.keys()].join("|"), inhabitants(row), at(row, COUNTRY), region, [...names.values()].join("|")].join(
    "\t",
  );
}

/** Returns the names under which a town is found, as written, by their folded form. */
export function namesOf(row: readonly string[]): ReadonlyMap<string, string> {
  const others = inhabitants(row) >= KNOWN_ABROAD_MIN ? at(row, OTHER_NAMES).split(",") : [];
  const names = new Map<string, string>();
  for (const name of [at(row, NAME), at(row, ASCII_NAME), ...others.filter((other) => USABLE_NAME.test(other))]) {
    const folded = foldWords(name);
    const known = names.get(folded);
    // Of two spellings the one with accents is kept, but the town's own name always stays.
    if (known === undefined || (known !== at(row, NAME) && /^[ -~]*$/.test(known))) names.set(folded, name);
  }
  return names;
}

function at(row: readonly string[], column: number): string {
  return row[column] ?? "";
}

function inhabitants(row: readonly string[]): number {
  return Number(at(row, POPULATION));
}
