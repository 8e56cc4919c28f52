import { parentPort } from "node:worker_threads";
import { readAdvert, type Reading, type ReadingTask } from "./read-advert.js";

/** A message of the thread: that it is loaded, and then the result of each task. */
export type ReadingMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly reading: Reading }
  | { readonly kind: "failed"; readonly error: unknown };

// The first reading builds the word lists of the rules, which must not count against the limits of an advert.
readAdvert({
  content: { kind: "page", html: `<html><body>${"<p>Location: Cork</p>".repeat(10)}</body></html>`, url: null },
  today: new Date(),
  asPlainText: false,
  answer: null,
});

// Started by ReadingPool, which sends one task after the other.
parentPort?.on("message", (task: ReadingTask) => parentPort?.postMessage(perform(task)));
parentPort?.postMessage({ kind: "ready" } satisfies ReadingMessage);

function perform(task: ReadingTask): ReadingMessage {
  try {
    return { kind: "done", reading: readAdvert(task) };
  } catch (error) {
    return { kind: "failed", error };
  }
}
