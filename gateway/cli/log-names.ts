import { loadConfig } from "../config.js";
import { readLogKey } from "../database/log-key.js";
import { CliError } from "../platform/cli-error.js";
import { networkName, personName } from "../platform/log-names.js";
import { readOptions, runCommand } from "./command.js";

const USAGE = "Usage: npm run log-names -- [--email you@example.org] [--address 203.0.113.7]";

// `npm run log-names -- --email <address>`: prints the names by which the log has a person or a network.
await runCommand(() => {
  const { email, address } = readOptions({ email: { type: "string" }, address: { type: "string" } }, USAGE);
  if (email === undefined && address === undefined) throw new CliError(`Say whose names.\n${USAGE}`);
  const key = readLogKey(loadConfig().dataDir);
  if (email !== undefined) console.log(`"person":"${personName(key, email)}"`);
  if (address === undefined) return;
  const network = networkName(key, address);
  if (network === null) throw new CliError(`--address: ${address} is no IPv4 or IPv6 address.`);
  console.log(`"network":"${network}"`);
});
