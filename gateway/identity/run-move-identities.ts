import { ENTITIES } from "../entities.js";
import { parseArgs } from "node:util";
import { loadConfig, type Config } from "../config.js";
import { openDatabase } from "../database/open-database.js";
import { createLogger } from "../logger.js";
import { Refused } from "../refused.js";
import { moveIdentities, planIdentityMove } from "./move-identities.js";

const USE = "Use: npm run move-identities -- --from https://old.example.org --for-good";

// `npm run move-identities -- --from <provider> --for-good`: people of another identity provider are those of the configured one.
try {
  await run(readArguments(), loadConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}

async function run({ from, isForGood }: { from: string; isForGood: boolean }, config: Config): Promise<void> {
  const opened = await openDatabase(config, ENTITIES, createLogger("warn"), (message) => console.log(message));
  try {
    const move = await planIdentityMove(opened.database, config, from);
    const what = `${move.people} of ${move.from} to ${move.to}, ${move.merged} of them with what they have there already`;
    if (!isForGood) throw new Refused(`People that would move: ${what}. To do it, say --for-good as well.`);
    await moveIdentities(opened.database, move);
    console.log(`People that moved: ${what}.`);
  } finally {
    await opened.close();
  }
}

function readArguments(): { from: string; isForGood: boolean } {
  try {
    const { values } = parseArgs({ options: { from: { type: "string" }, "for-good": { type: "boolean" } } });
    if (values.from === undefined || values.from === "") throw new Refused(USE);
    return { from: values.from, isForGood: values["for-good"] === true };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${USE}`);
  }
}
