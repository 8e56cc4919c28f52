import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { ReadingTask } from "../../gateway/capture/read-advert.js";
import { readerHere } from "../../gateway/capture/reader-here.js";
import {
  READING_LIMITS,
  ReadingNotStarted,
  ReadingOverLimit,
  ReadingPool,
  ReadingTooLate,
  type ReadingLimits,
} from "../../gateway/capture/reading-pool.js";

/** One thread, and more time than anything takes. */
const PATIENT: ReadingLimits = { ...READING_LIMITS, threads: 1, processorMs: 600_000, waitMs: 600_000 };
const HASTY: ReadingLimits = { ...PATIENT, processorMs: 100 };
/** What begins the script of a thread: what it can do for a task. */
const WORDS = `
  const { readlinkSync } = require("node:fs");
  const { parentPort, workerData } = require("node:worker_threads");
  const threadId = process.platform === "linux" ? readlinkSync("/proc/thread-self").split("/").at(-1) : null;
  const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const waitForGate = () => Atomics.wait(workerData, 0, 0);
  const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end;); };
`;

function taskOf(text: string): ReadingTask {
  const today = new Date("2026-11-21T09:00:00Z");
  return { content: { kind: "text", text, url: null }, today, asPlainText: false, answer: null };
}

const ANN = "ann";
const TASK = taskOf("Gardener\nLocation: Cork\n");

let pool: ReadingPool;
let started = 0;
const gate = new Int32Array(new SharedArrayBuffer(4));

/** Returns a pool of threads that do for a task whose text is "slow" what a script says, and answer with the text. */
function poolOf(limits: ReadingLimits, slow: string, startMs = 0): ReadingPool {
  started = 0;
  const script = `${WORDS}
    parentPort.on("message", ({ content: { text } }) => {
      if (text === "slow") ${slow};
      parentPort.postMessage({ kind: "done", reading: { lines: [text] } });
    });
    parentPort.postMessage({ kind: "ready", threadId, startMs: ${startMs} });`;
  return new ReadingPool(limits, () => {
    started++;
    return new Worker(script, { eval: true, workerData: gate });
  });
}

afterEach(() => pool.close());

describe("the threads that read", () => {
  it("read what is read here", async () => {
    pool = new ReadingPool(PATIENT);

    expect(await pool.run(ANN, TASK)).toEqual(await readerHere.read(TASK));
  });

  it("end a reading at its processor time, and read what waits behind it", async () => {
    pool = poolOf(HASTY, "spin(Infinity)");
    const slow = pool.run(ANN, taskOf("slow"));
    const behind = pool.run(ANN, taskOf("quick"));

    await expect(slow).rejects.toThrow(ReadingOverLimit);
    expect((await behind).lines).toEqual(["quick"]);
    expect(started).toBe(2);
  });

  it("end a reading of a real advert at its processor time, and go on", async () => {
    pool = new ReadingPool({ ...PATIENT, processorMs: 300, startTimes: 0 });
    const html = `<html><body>${"<p>Location: Cork, <b>Salary: 30,000 EUR</b></p>".repeat(8_000)}</body></html>`;

    await expect(pool.run(ANN, { ...TASK, content: { kind: "page", html, url: null } })).rejects.toThrow(
      ReadingOverLimit,
    );
    expect((await pool.run(ANN, TASK)).lines).toEqual(["Gardener", "Location: Cork"]);
  });

  it("do not count the time in which the machine does something else", async () => {
    pool = poolOf(HASTY, "sleep(500)");

    expect((await pool.run(ANN, taskOf("slow"))).lines).toEqual(["slow"]);
  });

  it("give a reading more time where their start took long", async () => {
    pool = poolOf({ ...HASTY, startTimes: 3 }, "spin(500)", 200_000);

    expect((await pool.run(ANN, taskOf("slow"))).lines).toEqual(["slow"]);
  });

  it("say when the machine has no time for a reading, and are kept", async () => {
    let waitMs = 1;
    const limits = {
      ...PATIENT,
      get waitMs() {
        return waitMs;
      },
    };
    pool = poolOf(limits, "waitForGate()");
    await expect(pool.run(ANN, taskOf("slow"))).rejects.toThrow(ReadingTooLate);
    waitMs = PATIENT.waitMs;
    const behind = pool.run(ANN, taskOf("quick"));

    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);

    expect((await behind).lines).toEqual(["quick"]);
    expect(started).toBe(1);
  });

  it("read one advert of each person at a time", async () => {
    Atomics.store(gate, 0, 0);
    pool = poolOf({ ...PATIENT, threads: 2 }, "waitForGate()");
    const done: string[] = [];
    const read = async (personId: string, text: string, name: string): Promise<void> => {
      await pool.run(personId, taskOf(text));
      done.push(name);
    };
    const ofAnn = [read(ANN, "slow", "Ann's first"), read(ANN, "quick", "Ann's second")];
    await read("bob", "quick", "Bob's");

    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await Promise.all(ofAnn);

    expect(done).toEqual(["Bob's", "Ann's first", "Ann's second"]);
  });

  it("are there before the first advert", async () => {
    pool = poolOf(PATIENT, "spin(0)");

    await pool.warm();

    expect(started).toBe(1);
    await pool.run(ANN, TASK);
    expect(started).toBe(1);
  });

  it("tell whoever started one why it did not start, and are started again", async () => {
    let script = `throw new Error("no thread today")`;
    pool = new ReadingPool(PATIENT, () => new Worker(script, { eval: true }));

    await expect(pool.warm()).rejects.toThrow("no thread today");
    script = `${WORDS}
      parentPort.on("message", () => parentPort.postMessage({ kind: "done", reading: { lines: [] } }));
      parentPort.postMessage({ kind: "ready", threadId, startMs: 0 });`;

    expect((await pool.run(ANN, TASK)).lines).toEqual([]);
  });

  it.each([
    ["ends", "process.exit(3)", "exit code 3"],
    ["needs too much memory", "const all = []; for (;;) all.push(new Array(100_000).fill(0.5))", "memory"],
    ["fails", `throw new Error("no thread today")`, "no thread today"],
  ])("do not blame the advert when one %s as it starts, and go on", async (_what, start, words) => {
    let script = start;
    pool = new ReadingPool(
      PATIENT,
      () => new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
    );

    const failure = await pool.run(ANN, TASK).catch((error: unknown) => error);
    script = `${WORDS}
      parentPort.on("message", () => parentPort.postMessage({ kind: "done", reading: { lines: [] } }));
      parentPort.postMessage({ kind: "ready", threadId, startMs: 0 });`;

    expect(failure).toBeInstanceOf(ReadingNotStarted);
    expect(String(failure)).toContain(words);
    expect((await pool.run(ANN, TASK)).lines).toEqual([]);
  });

  it("end a reading at its memory, and go on", async () => {
    pool = new ReadingPool({ ...PATIENT, memoryMb: 48 });
    const html = `<html><body>${"<p>a <b>b</b></p>".repeat(9_500)}${"a".repeat(20_000_000)}</body></html>`;

    await expect(pool.run(ANN, { ...TASK, content: { kind: "page", html, url: null } })).rejects.toThrow(
      ReadingOverLimit,
    );
    expect((await pool.run(ANN, TASK)).lines).toEqual(["Gardener", "Location: Cork"]);
  });

  it("read nothing once they are closed", async () => {
    pool = new ReadingPool();
    await pool.close();

    await expect(pool.run(ANN, TASK)).rejects.toThrow(ReadingOverLimit);
  });

  it("start in vain, and without a failure, when they are closed meanwhile", async () => {
    pool = new ReadingPool();
    const warming = pool.warm();
    await pool.close();

    await expect(warming).resolves.toBeUndefined();
  });
});
