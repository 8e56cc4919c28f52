import { moveIdentities, planIdentityMove } from "../identity/move-identities.js";
import { CliError } from "../platform/cli-error.js";
import { readOptions, runCommand, withDatabase } from "./command.js";

const USAGE = "Usage: npm run move-identities -- --from https://old.example.org --for-good";

// `npm run move-identities -- --from <provider> --for-good`: people of another identity provider become those of the
// configured one.
await runCommand(async () => {
  const { from, "for-good": isForGood } = readOptions(
    { from: { type: "string", default: "" }, "for-good": { type: "boolean", default: false } },
    USAGE,
  );
  if (from === "") throw new CliError(USAGE);
  await withDatabase(async ({ database, config }) => {
    const move = await planIdentityMove(database, config, from);
    const what = `${move.people} of ${move.from} to ${move.to}, ${move.merged} of them with what they have there already`;
    if (!isForGood) throw new CliError(`People that would move: ${what}. To do it, say --for-good as well.`);
    await moveIdentities(database, move);
    console.log(`People that moved: ${what}.`);
  });
});
