import { writeFileSync } from "node:fs";
import { printContract } from "../schema/print-schema.js";
import { printOpenApi } from "../rest/openapi/document.js";
import { runCommand } from "./command.js";

// `npm run schema`: writes the contracts, which are committed and reviewed as the API change.
await runCommand(() => {
  writeFileSync("schema/schema.graphql", printContract());
  writeFileSync("schema/openapi.json", printOpenApi());
});
