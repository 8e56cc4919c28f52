import { jest } from "@jest/globals";
import type { Answer } from "./network.js";

/** An answer that does not come: the connection is gone. */
export const noAnswer: Answer = () => {
  throw new TypeError("Failed to fetch");
};

/** Listens to what the page writes to the console as an error, by its first words. Jest prints none of it. */
export function listenToErrors(): () => readonly string[] {
  const listener = jest.spyOn(console, "error").mockImplementation(() => undefined);
  return () => listener.mock.calls.map(([words]) => String(words));
}
