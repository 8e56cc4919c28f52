import { budgetOf, FILES_MAX, readFilesOfScreens, scriptSizeOf } from "../../support/client-budgets.js";
import type { Figure } from "./figures.js";

/** Returns the bytes of script and the number of the files that a signed-in start on each screen loads. */
export function measureFiles(): readonly Figure[] {
  return Object.entries(readFilesOfScreens()).flatMap(([module, files]) => {
    const name = module.replace(/^.*\/|\.tsx$/g, "");
    return [
      { name: `${name}: scripts`, value: scriptSizeOf(files), unit: "KiB gz", goal: budgetOf(module) },
      { name: `${name}: scripts and style sheets`, value: files.length, unit: "files", goal: FILES_MAX },
    ];
  });
}
