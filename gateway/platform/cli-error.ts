/** An error that the operator at the console can act on: the message names the remedy, and nothing was changed. */
export class CliError extends Error {
  override readonly name: string = "CliError";
}
