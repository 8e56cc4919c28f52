import { writeFileSync } from "node:fs";
import { printContract } from "./print-schema.js";

// `npm run schema`: writes the contract, which is committed and reviewed as the API change.
writeFileSync("schema/schema.graphql", printContract());
