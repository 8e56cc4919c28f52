import { afterEach, beforeEach, jest } from "@jest/globals";
import { setImmediate } from "node:timers/promises";
import { followChanges } from "../../../../web/lib/live/followChanges.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { fakeStreams, type FakeStreams } from "./fake-stream.js";

/** Longer than the server is ever silent. */
export const SILENCE_MS = 41_000;

/** A window of the browser, with what it was told. */
export interface FakeWindow {
  readonly page: FakePage;
  readonly told: string[];
  readonly close: () => void;
}

interface WindowOptions {
  /** How long it has read when it begins to follow. */
  readonly readForMs?: number;
  readonly tokenAfterMs?: number;
}

/** A browser with windows that follow changes, anew for each test of a file; time goes by in `wait` alone. */
export class FakeBrowser {
  private windows: FakeWindow[] = [];
  private streams: FakeStreams | undefined;
  /** The tokens that were told to be refused. */
  refused: (string | undefined)[] = [];

  /** Has Jest open it before each test of the file, and close it afterwards. */
  static forFile(): FakeBrowser {
    const browser = new FakeBrowser();
    beforeEach(() => browser.open());
    afterEach(() => browser.close());
    return browser;
  }

  /** The server of the streams. */
  get server(): FakeStreams {
    if (this.streams === undefined) throw new Error("The browser is not open.");
    return this.streams;
  }

  async openWindow({ readForMs = 0, tokenAfterMs }: WindowOptions = {}): Promise<FakeWindow> {
    const page = fakePage();
    const told: string[] = [];
    const close = followChanges({
      person: "robin",
      readSince: performance.now() - readForMs,
      getToken: async (options) => {
        if (options !== undefined) this.refused.push(options.refused);
        if (tokenAfterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, tokenAfterMs));
        return "token";
      },
      onChange: ({ operation }) => told.push(operation),
      onMissed: () => told.push("missed"),
    });
    const opened = { page, told, close };
    this.windows.push(opened);
    await settle();
    return opened;
  }

  private open(): void {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    jest.spyOn(Math, "random").mockReturnValue(0.5);
    this.streams = fakeStreams();
    this.windows = [];
    this.refused = [];
  }

  private async close(): Promise<void> {
    for (const { close, page } of this.windows.toReversed()) {
      close();
      page.remove();
    }
    await settle();
    this.server.remove();
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
}

/** Lets time go by in which no window runs, so that even the signs of life are heard by none. */
export function fallAsleep(): void {
  const now = performance.now() + SILENCE_MS;
  jest.spyOn(performance, "now").mockReturnValue(now);
}

/** Has somebody look at a window. */
export function lookAt({ page }: FakeWindow, { isHidden = false } = {}): void {
  page.document.hidden = isHidden;
  const remove = install({ document: page.document });
  page.document.dispatchEvent(new Event("visibilitychange"));
  remove();
}

/** Lets time go by, in milliseconds. */
export async function wait(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** Streams take a few turns of Node's loop to bring something. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await setImmediate();
    await jest.advanceTimersByTimeAsync(0);
  }
}
