import { foldAddress } from "./fold.js";

/** Columns of the data set, a table with tabs: https://www.geonames.org (CC BY 4.0). */
const NAME = 1;
const ASCII_NAME = 2;
const OTHER_NAMES = 3;
const KIND = 7;
const COUNTRY = 8;
const REGION = 10;
const POPULATION = 14;

/** Districts, and places that nobody lives in any more. */
const NOT_A_PLACE = /^PPL[HQWX]/;
/** Seats of a government, which count whatever their size. */
const SEAT = /^PPL[AC]/;
const INHABITANTS_MIN = 1_000;
/** From here on a place is also known by its names in other languages. */
const KNOWN_ABROAD_MIN = 15_000;
/** In the scripts of the interface; a small first letter marks a mere transcription, three big ones an airport. */
const USABLE_NAME = /^(?![A-Z]{3}$)(?!\p{Ll})[\p{Script=Latin}\p{Script=Arabic}\p{M}\s\-'’.()]{2,}$/u;

/**
 * Packs the data set for searching: a line for each place, the biggest first. A line has, with tabs between them, the
 * folded names, the number of inhabitants, the country, the region where people write it, and the names as written.
 */
export function packPlaces(table: string): string {
  const rows = table
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(
      (row) => !NOT_A_PLACE.test(at(row, KIND)) && (inhabitants(row) >= INHABITANTS_MIN || SEAT.test(at(row, KIND))),
    );
  rows.sort((a, b) => inhabitants(b) - inhabitants(a));
  return rows.map(packRow).join("\n");
}

function packRow(row: readonly string[]): string {
  const others = inhabitants(row) >= KNOWN_ABROAD_MIN ? at(row, OTHER_NAMES).split(",") : [];
  const names = new Map<string, string>();
  for (const name of [at(row, NAME), at(row, ASCII_NAME), ...others.filter((other) => USABLE_NAME.test(other))]) {
    const folded = foldAddress(name);
    const known = names.get(folded);
    // Of two spellings the one with its accents is the better, but the place's own name stays as it is.
    if (known === undefined || (known !== at(row, NAME) && /^[ -~]*$/.test(known))) names.set(folded, name);
  }
  // Only in the United States is the region part of an address, and its code is what people write.
  const region = at(row, COUNTRY) === "US" ? at(row, REGION) : "";
  return [[...names.keys()].join("|"), inhabitants(row), at(row, COUNTRY), region, [...names.values()].join("|")].join(
    "\t",
  );
}

function at(row: readonly string[], column: number): string {
  return row[column] ?? "";
}

function inhabitants(row: readonly string[]): number {
  return Number(at(row, POPULATION));
}
