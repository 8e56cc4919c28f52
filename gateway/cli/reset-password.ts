import { loadLogKey } from "../database/log-key.js";
import { linesOfReset, resetPassword } from "../identity/local-provider/reset-password.js";
import { logSecurityEvent } from "../identity/log-security-events.js";
import { identifyCaller, runAsCaller } from "../platform/caller.js";
import { CliError } from "../platform/cli-error.js";
import { systemClock } from "../platform/clock.js";
import { LogNames } from "../platform/log-names.js";
import { createLogger } from "../platform/logger.js";
import { readOptions, runCommand, withDatabase } from "./command.js";
import { resetReport } from "./reset-report.js";

const USAGE =
  "Usage: npm run password -- --email you@example.org [--keep-access-tokens] [--keep-calendar-address] [--remove-second-factor]";

const isOff = { type: "boolean", default: false } as const;

// `npm run password -- --email <address>`: sets a new password for a person who forgot theirs, or whose was stolen.
await runCommand(async () => {
  const options = readOptions(
    {
      email: { type: "string", default: "" },
      "keep-access-tokens": isOff,
      "keep-calendar-address": isOff,
      "remove-second-factor": isOff,
    },
    USAGE,
  );
  if (options.email === "") throw new CliError(`Say whose password.\n${USAGE}`);
  await withDatabase(async ({ database, config, logger }) => {
    const names = new LogNames();
    names.useKey(await loadLogKey(database, systemClock, config.dataDir, logger));
    const account = await resetPassword({ database, config, clock: systemClock }, options.email, {
      removesFactors: options["remove-second-factor"],
      keepsAccessTokens: options["keep-access-tokens"],
      keepsCalendarAddress: options["keep-calendar-address"],
    });
    for (const line of resetReport(account)) console.log(line);
    // The answer is for the operator who typed the command; the lines for the server's log are apart from it.
    const log = createLogger(config.logLevel, process.stderr, names);
    runAsCaller("", () => {
      identifyCaller(account.email);
      for (const line of linesOfReset(account)) logSecurityEvent(log, line);
    });
  });
});
