import { writeFileSync } from "node:fs";
import { printContract } from "./print-schema.js";
import { printOpenApi } from "./rest/openapi/document.js";

// `npm run schema`: writes the contracts, which are committed and reviewed as the API change.
writeFileSync("schema/schema.graphql", printContract());
writeFileSync("schema/openapi.json", printOpenApi());
