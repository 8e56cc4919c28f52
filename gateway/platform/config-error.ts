import { CliError } from "./cli-error.js";

/** Thrown before anything listens, with every fault of the configuration at once. */
export class ConfigError extends CliError {
  override readonly name = "ConfigError";

  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n- ${faults.join("\n- ")}`,
    );
  }
}
