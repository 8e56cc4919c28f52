import { describe, expect, it } from "@jest/globals";
import { CliError } from "./cli-error.js";
import { AppError } from "./errors.js";
import { failureInWords } from "./failure-in-words.js";

const unavailable = (cause?: unknown): AppError =>
  new AppError("DATABASE_UNAVAILABLE", { message: "It is away.", cause });

describe("a failure of a command or a start", () => {
  it.each<[string, unknown, string | null]>([
    ["the message of what the operator can act on", new CliError("Say whose."), "Say whose."],
    ["the message of a known failure", unavailable(), "It is away."],
    ["and that of its cause", unavailable(new Error("no space left")), "It is away. no space left"],
    [
      "the code of a cause without a message",
      unavailable(Object.assign(new AggregateError([]), { code: "ECONNREFUSED" })),
      "It is away. ECONNREFUSED",
    ],
    ["nothing for a fault of the program", new TypeError("x is not a function"), null],
  ])("is told as %s", (_what, error, words) => {
    expect(failureInWords(error)).toBe(words);
  });
});
