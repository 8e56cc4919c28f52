import { resetPassword } from "../identity/local-provider/reset-password.js";
import type { RemovedFactors } from "../identity/local-provider/second-factor/remove-factors.js";
import { CliError } from "../platform/cli-error.js";
import { systemClock } from "../platform/clock.js";
import { readOptions, runCommand, withDatabase } from "./command.js";

const USAGE = "Usage: npm run password -- --email you@example.org [--remove-second-factor]";

// `npm run password -- --email <address> [--remove-second-factor]`: sets a new password for a person who forgot theirs.
await runCommand(async () => {
  const { email, "remove-second-factor": removesFactors } = readOptions(
    { email: { type: "string", default: "" }, "remove-second-factor": { type: "boolean", default: false } },
    USAGE,
  );
  if (email === "") throw new CliError(`Say whose password.\n${USAGE}`);
  await withDatabase(async ({ database, config }) => {
    const account = await resetPassword({ database, config, clock: systemClock }, email, { removesFactors });
    console.log(`The new password of ${account.email} is ${account.password} and is not shown again.`);
    if (account.removed !== null) console.log(`The second factor was removed: ${inWords(account.removed)}.`);
    console.log(`Sessions ended: ${account.endedSessions}. Sign in, then change the password in the profile.`);
  });
});

function inWords({ passkeys, oneTimeCodes, recoveryCodes }: RemovedFactors): string {
  const codes = oneTimeCodes ? "one-time codes" : "no one-time codes";
  return `${passkeys} passkeys, ${codes}, ${recoveryCodes} recovery codes`;
}
