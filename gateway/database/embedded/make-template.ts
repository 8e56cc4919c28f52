import { existsSync } from "node:fs";
import { makeTemplate, TEMPLATE } from "./create-database.js";

// The build ends with it: node dist/gateway/database/embedded/make-template.js. The name says which engine made it, so
// one that is there already is the right one.
if (!existsSync(TEMPLATE)) await makeTemplate();
