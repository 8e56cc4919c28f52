import { parentPort } from "node:worker_threads";
import { readAdvert, type Reading, type ReadingTask } from "./read-advert.js";
import { ownThreadId, processorTimeOf } from "./thread-time.js";

/** What is known of a thread when it is ready. */
export interface ThreadStart {
  /** Its id in the kernel; null where the system does not tell it. */
  readonly threadId: string | null;
  /** Milliseconds of processor time that its start took. */
  readonly startMs: number;
}

/** A message of the thread: that it is ready, and then the result of each task. */
export type ReadingMessage =
  | ({ readonly kind: "ready" } & ThreadStart)
  | { readonly kind: "done"; readonly reading: Reading }
  | { readonly kind: "failed"; readonly error: unknown };

/** Has what most adverts have, so that every stage of a reading runs. */
const FIRST_ADVERT = `Gardener (f/m/d)
Greenhouse Ltd, Cork, Ireland
Full-time, permanent, hybrid. Salary: 32,000 to 36,000 EUR a year. Start: 1 March 2027.

About us
Greenhouse Ltd grows trees for the parks of the town.

Your tasks
- You plant and prune trees.
- You plan the work of a team of three.

Your profile
- Three years of experience as a gardener
- Driving licence, English and some German

What we offer
- 28 days of holiday
- A pension

Apply by 31 January 2027 to Ann Example, ann@greenhouse.example, +353 21 555 0100.
`;

// The first reading builds and compiles the word lists of the rules. It takes many times as long as a later one, which
// must not count against the limits of an advert.
readAdvert({
  content: { kind: "text", text: FIRST_ADVERT, url: null },
  today: new Date(),
  asPlainText: false,
  answer: null,
});

// Started by ReadingPool, which sends one task after the other.
parentPort?.on("message", (task: ReadingTask) => parentPort?.postMessage(perform(task)));
const threadId = ownThreadId();
const startMs = (threadId === null ? null : processorTimeOf(threadId)) ?? performance.now();
parentPort?.postMessage({ kind: "ready", threadId, startMs } satisfies ReadingMessage);

function perform(task: ReadingTask): ReadingMessage {
  try {
    return { kind: "done", reading: readAdvert(task) };
  } catch (error) {
    return { kind: "failed", error };
  }
}
