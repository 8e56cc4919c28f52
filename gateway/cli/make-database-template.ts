import { existsSync } from "node:fs";
import { makeTemplate, TEMPLATE } from "../embedded-postgres/create-database.js";
import { runCommand } from "./command.js";

// A step of the build. The name identifies the engine that made the template, so an existing one is the right one.
await runCommand(async () => {
  if (!existsSync(TEMPLATE)) await makeTemplate();
});
