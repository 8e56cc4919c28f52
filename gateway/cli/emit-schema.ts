import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { printReference } from "../schema/reference/print-reference.js";
import { printContract } from "../schema/print-schema.js";
import { printOpenApi } from "../rest/openapi/document.js";
import { runCommand } from "./command.js";

// `npm run schema`: writes the contracts, which are committed and reviewed as the API change, and their reference.
await runCommand(() => {
  writeFileSync("schema/schema.graphql", printContract());
  writeFileSync("schema/openapi.json", printOpenApi());
  // A page whose noun is gone goes with it.
  rmSync("schema/reference", { recursive: true, force: true });
  mkdirSync("schema/reference");
  for (const [file, text] of printReference()) writeFileSync(`schema/reference/${file}`, text);
});
