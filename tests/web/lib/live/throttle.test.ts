import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { throttle } from "../../../../web/lib/live/throttle.js";
import { fakePage, type FakePage } from "../../fake-page.js";

const [SOON_MS, INTERVAL_MS] = [100, 1_000];

describe("work that is asked for more often than it is worth doing", () => {
  let page: FakePage;
  let done: number;
  let isSlow: boolean;
  let finish: () => void;
  let turns: ReturnType<typeof throttle>;

  beforeEach(() => {
    jest.useFakeTimers();
    page = fakePage();
    done = 0;
    isSlow = false;
    turns = throttle(() => {
      done += 1;
      return isSlow ? new Promise<void>((resolve) => (finish = resolve)) : Promise.resolve();
    });
  });
  afterEach(() => {
    turns.stop();
    page.remove();
    jest.useRealTimers();
  });

  it("is done once, soon, for all that ask at a time", async () => {
    for (let asked = 0; asked < 5; asked++) turns.ask();
    await wait(SOON_MS - 1);
    const early = done;
    await wait(1);

    expect([early, done]).toEqual([0, 1]);
  });

  it("is done again after a pause, and not at all where nobody asks", async () => {
    turns.ask();
    await wait(SOON_MS);
    turns.ask();
    await wait(INTERVAL_MS - 1);
    const early = done;
    await wait(1);
    const again = done;
    await wait(INTERVAL_MS * 5);

    expect([early, again, done]).toEqual([1, 2, 2]);
  });

  it("never runs twice at a time; who asks meanwhile is served by the next run", async () => {
    isSlow = true;
    turns.ask();
    await wait(SOON_MS);
    turns.ask();
    await wait(INTERVAL_MS * 3);
    const meanwhile = done;

    finish();
    await wait(INTERVAL_MS);

    expect([meanwhile, done]).toEqual([1, 2]);
  });

  it("waits in a window that nobody sees until it is seen", async () => {
    page.document.hidden = true;
    turns.ask();
    await wait(INTERVAL_MS);
    const unseen = done;

    page.document.hidden = false;
    page.document.dispatchEvent(new Event("visibilitychange"));
    await wait(SOON_MS);

    expect([unseen, done]).toEqual([0, 1]);
  });

  it("goes on after a failure", async () => {
    let tries = 0;
    const failing = throttle(() => {
      tries += 1;
      return Promise.reject(new Error("There is no network."));
    });
    failing.ask();
    await wait(SOON_MS);
    failing.ask();
    await wait(INTERVAL_MS);
    failing.stop();

    expect(tries).toBe(2);
  });

  it("is not done any more once it is stopped", async () => {
    turns.ask();

    turns.stop();
    page.document.dispatchEvent(new Event("visibilitychange"));
    await wait(INTERVAL_MS);

    expect(done).toBe(0);
  });
});

function wait(ms: number): Promise<void> {
  return jest.advanceTimersByTimeAsync(ms);
}
