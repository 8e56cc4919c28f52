import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { setImmediate } from "node:timers/promises";
import { MISSED_WITHIN_MS_MAX } from "../../../../schema/limits.js";
import { followChanges } from "../../../../web/lib/live/followChanges.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { fakeStreams, type FakeStreams } from "./fake-stream.js";

/** Longer than the server is ever silent. */
const SILENCE_MS = 41_000;
/** How long a request for a stream may be on its way. */
const ON_ITS_WAY_MS = 2_000;
const CHANGE = { operation: "UPDATED", id: "1" };

/** A window of the browser, with what it was told. */
interface Window {
  readonly page: FakePage;
  readonly told: string[];
  readonly close: () => void;
}

let server: FakeStreams;
let windows: Window[];
/** The tokens that were told to be refused. */
let refused: (string | undefined)[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  server = fakeStreams();
  windows = [];
  refused = [];
});
afterEach(async () => {
  for (const { close, page } of windows.toReversed()) {
    close();
    page.remove();
  }
  await settle();
  server.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("the windows of one browser", () => {
  it("listen with one stream, and all of them are told what it brings", async () => {
    const [first, second] = [await openWindow(), await openWindow()];

    server.streams[0]?.send(CHANGE);
    await settle();

    expect([server.streams.length, first.told, second.told]).toEqual([1, ["UPDATED"], ["UPDATED"]]);
  });

  it("have nothing open while they are left, and listen again when the browser brings them back", async () => {
    const window = await openWindow();

    window.page.window.dispatchEvent(new Event("pagehide"));
    await settle();
    const whileLeft = server.streams.map(({ isClosed }) => isClosed());
    window.page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await settle();
    server.streams[1]?.send(CHANGE);
    await settle();

    expect(whileLeft).toEqual([true]);
    expect(server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    // At once, and again for what came before the stream was open.
    expect(window.told).toEqual(["missed", "missed", "UPDATED"]);
  });

  it("listen once where a page is shown for the first time", async () => {
    const window = await openWindow();

    window.page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    await settle();

    expect([server.streams.length, window.told]).toEqual([1, []]);
  });

  it("go on with the next one when the one that listens is closed, and all ask for what came between", async () => {
    const [first, second, third] = [await openWindow(), await openWindow(), await openWindow()];
    server.answer = "HELD";

    first.close();
    await settle();
    const between = [...second.told, ...third.told];
    server.held[0]?.arrive();
    await settle();
    server.streams[1]?.send(CHANGE);
    await settle();

    expect(server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    expect(between).toEqual([]);
    expect([first.told, second.told, third.told]).toEqual([[], ["missed", "UPDATED"], ["missed", "UPDATED"]]);
  });

  it("let one that is looked at take over from one that has fallen asleep, and ask for everything anew", async () => {
    const [, second] = [await openWindow(), await openWindow()];
    fallAsleep();

    lookAt(second);
    await settle();
    server.streams[1]?.send(CHANGE);
    await settle();

    expect(server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    expect(second.told).toEqual(["missed", "missed", "UPDATED"]);
  });

  it("get in line again when another took over, and listen once that one is closed", async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    fallAsleep();
    lookAt(second);
    await settle();

    second.close();
    await settle();

    expect(server.streams.map(({ isClosed }) => isClosed())).toEqual([true, true, false]);
    // At the second's stream, and at its own.
    expect(first.told).toEqual(["missed", "missed"]);
  });

  it("ask for nothing anew where one is loaded and listens, and say how long it has read before", async () => {
    const { told } = await openWindow({ readForMs: 7_000 });
    await wait(10_000);

    expect([server.streams.map(({ variables }) => variables), told]).toEqual([
      [{ missedWithinMs: 7_000 + ON_ITS_WAY_MS }],
      [],
    ]);
  });

  it.each([
    [ON_ITS_WAY_MS, []],
    [ON_ITS_WAY_MS + 1, ["missed"]],
  ])("ask for everything where the request may have come later than was said: after %d ms %j", async (ms, told) => {
    server.answer = "HELD";
    const window = await openWindow();
    await wait(ms);

    server.held[0]?.arrive();
    await settle();

    expect(window.told).toEqual(told);
  });

  it("count the wait for a token in, and ask for everything where the server would look too far back", async () => {
    const opened: unknown[] = [];
    const longest = MISSED_WITHIN_MS_MAX - ON_ITS_WAY_MS;
    for (const readForMs of [longest - 1_000, longest - 999]) {
      const { told, close } = await openWindow({ readForMs, tokenAfterMs: 1_000 });
      await wait(1_000);
      opened.push([server.streams.at(-1)?.variables, told]);
      close();
      await settle();
    }

    expect(opened).toEqual([
      [{ missedWithinMs: MISSED_WITHIN_MS_MAX }, []],
      [{}, ["missed"]],
    ]);
  });

  it("leave the lock where it is while there are signs of life, or nobody looks", async () => {
    const [, second] = [await openWindow(), await openWindow()];
    await wait(SILENCE_MS / 2);
    server.streams[0]?.sendAlive();
    await settle();
    await wait(SILENCE_MS / 2);
    lookAt(second);
    fallAsleep();
    lookAt(second, { isHidden: true });
    await settle();

    expect([server.streams.length, second.told]).toEqual([1, []]);
  });
});

describe("a stream of changes", () => {
  it("is opened again when it ends, and what was missed meanwhile is asked for", async () => {
    const { told } = await openWindow();
    server.streams[0]?.end();
    await settle();
    const atOnce = server.streams.length;

    await wait(500);

    expect([atOnce, server.streams.length, told]).toEqual([1, 2, ["missed"]]);
  });

  it("is tried less and less often while there is no network, down to twice a minute", async () => {
    server.answer = "NO_NETWORK";
    await openWindow();
    const attempts: number[] = [];

    for (const ms of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await wait(ms - 1);
      const early = server.streams.length;
      await wait(1);
      attempts.push(server.streams.length - early);
    }

    expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(server.streams).toHaveLength(9);
  });

  it("is tried at once when the network is back, and tells what was missed", async () => {
    server.answer = "NO_NETWORK";
    const { page, told } = await openWindow();
    await wait(10_000);
    const before = server.streams.length;
    server.answer = 200;

    page.window.dispatchEvent(new Event("online"));
    await settle();

    expect([server.streams.length - before, told]).toEqual([1, ["missed"]]);
  });

  it("tells what was missed where only the second attempt opens it, however soon", async () => {
    server.answer = "NO_NETWORK";
    const { told } = await openWindow();
    server.answer = 200;
    await wait(500);

    expect([server.streams.length, told]).toEqual([2, ["missed"]]);
  });

  it("asks for a new token when the last one is refused", async () => {
    server.answer = 401;
    await openWindow();
    server.answer = 200;
    await wait(500);

    expect(refused).toEqual(["token"]);
    expect(server.streams.length).toBe(2);
  });

  it("is not tried again by a person who is not allowed in", async () => {
    server.answer = 403;
    await openWindow();
    await wait(60_000);

    expect(server.streams).toHaveLength(1);
  });

  it("says that changes were missed where the server says so", async () => {
    const { told } = await openWindow();

    server.streams[0]?.send({ operation: "MISSED" });
    await settle();

    expect(told).toEqual(["missed"]);
  });

  it("is hung up when the server is silent for too long", async () => {
    await openWindow();

    await wait(30_000);

    expect(server.streams[0]?.isClosed()).toBe(true);
  });
});

interface WindowOptions {
  /** How long it has read when it begins to follow. */
  readonly readForMs?: number;
  readonly tokenAfterMs?: number;
}

async function openWindow({ readForMs = 0, tokenAfterMs }: WindowOptions = {}): Promise<Window> {
  const page = fakePage();
  const told: string[] = [];
  const close = followChanges({
    person: "robin",
    readSince: performance.now() - readForMs,
    getToken: async (options) => {
      if (options !== undefined) refused.push(options.refused);
      if (tokenAfterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, tokenAfterMs));
      return "token";
    },
    onChange: ({ operation }) => told.push(operation),
    onMissed: () => told.push("missed"),
  });
  const opened = { page, told, close };
  windows.push(opened);
  await settle();
  return opened;
}

/** Lets time go by in which no window runs, so that even the signs of life are heard by none. */
function fallAsleep(): void {
  const now = performance.now() + SILENCE_MS;
  jest.spyOn(performance, "now").mockReturnValue(now);
}

function lookAt({ page }: Window, { isHidden = false } = {}): void {
  page.document.hidden = isHidden;
  const remove = install({ document: page.document });
  page.document.dispatchEvent(new Event("visibilitychange"));
  remove();
}

async function wait(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** Streams take a few turns of Node's loop to bring something. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await setImmediate();
    await jest.advanceTimersByTimeAsync(0);
  }
}
