import { describe, expect, it } from "@jest/globals";
import { MISSED_WITHIN_MS_MAX } from "../../../../schema/limits.js";
import { fallAsleep, FakeBrowser, lookAt, settle, SILENCE_MS, wait } from "./fake-browser.js";

/** How long a request for a stream may be on its way. */
const ON_ITS_WAY_MS = 2_000;
const CHANGE = { operation: "UPDATED", id: "1" };
const browser = FakeBrowser.forFile();

describe("the windows of one browser", () => {
  it("listen with one stream, and all of them are told what it brings", async () => {
    const [first, second] = [await browser.openWindow(), await browser.openWindow()];

    browser.server.streams[0]?.send(CHANGE);
    await settle();

    expect([browser.server.streams.length, first.told, second.told]).toEqual([1, ["UPDATED"], ["UPDATED"]]);
  });

  it("have nothing open while they are left, and listen again when the browser brings them back", async () => {
    const window = await browser.openWindow();

    window.page.window.dispatchEvent(new Event("pagehide"));
    await settle();
    const whileLeft = browser.server.streams.map(({ isClosed }) => isClosed());
    window.page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await settle();
    browser.server.streams[1]?.send(CHANGE);
    await settle();

    expect(whileLeft).toEqual([true]);
    expect(browser.server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    // At once, and again for what came before the stream was open.
    expect(window.told).toEqual(["missed", "missed", "UPDATED"]);
  });

  it("listen once where a page is shown for the first time", async () => {
    const window = await browser.openWindow();

    window.page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    await settle();

    expect([browser.server.streams.length, window.told]).toEqual([1, []]);
  });

  it("go on with the next one when the one that listens is closed, and all ask for what came between", async () => {
    const [first, second, third] = [await browser.openWindow(), await browser.openWindow(), await browser.openWindow()];
    browser.server.answer = "HELD";

    first.close();
    await settle();
    const between = [...second.told, ...third.told];
    browser.server.held[0]?.arrive();
    await settle();
    browser.server.streams[1]?.send(CHANGE);
    await settle();

    expect(browser.server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    expect(between).toEqual([]);
    expect([first.told, second.told, third.told]).toEqual([[], ["missed", "UPDATED"], ["missed", "UPDATED"]]);
  });

  it("let one that is looked at take over from one that has fallen asleep, and ask for everything anew", async () => {
    const [, second] = [await browser.openWindow(), await browser.openWindow()];
    fallAsleep();

    lookAt(second);
    await settle();
    browser.server.streams[1]?.send(CHANGE);
    await settle();

    expect(browser.server.streams.map(({ isClosed }) => isClosed())).toEqual([true, false]);
    expect(second.told).toEqual(["missed", "missed", "UPDATED"]);
  });

  it("get in line again when another took over, and listen once that one is closed", async () => {
    const [first, second] = [await browser.openWindow(), await browser.openWindow()];
    fallAsleep();
    lookAt(second);
    await settle();

    second.close();
    await settle();

    expect(browser.server.streams.map(({ isClosed }) => isClosed())).toEqual([true, true, false]);
    // At the second's stream, and at its own.
    expect(first.told).toEqual(["missed", "missed"]);
  });

  it("ask for nothing anew where one is loaded and listens, and say how long it has read before", async () => {
    const { told } = await browser.openWindow({ readForMs: 7_000 });
    await wait(10_000);

    expect([browser.server.streams.map(({ variables }) => variables), told]).toEqual([
      [{ missedWithinMs: 7_000 + ON_ITS_WAY_MS }],
      [],
    ]);
  });

  it.each([
    [ON_ITS_WAY_MS, []],
    [ON_ITS_WAY_MS + 1, ["missed"]],
  ])("ask for everything where the request may have come later than was said: after %d ms %j", async (ms, told) => {
    browser.server.answer = "HELD";
    const window = await browser.openWindow();
    await wait(ms);

    browser.server.held[0]?.arrive();
    await settle();

    expect(window.told).toEqual(told);
  });

  it("count the wait for a token in, and ask for everything where the server would look too far back", async () => {
    const opened: unknown[] = [];
    const longest = MISSED_WITHIN_MS_MAX - ON_ITS_WAY_MS;
    for (const readForMs of [longest - 1_000, longest - 999]) {
      const { told, close } = await browser.openWindow({ readForMs, tokenAfterMs: 1_000 });
      await wait(1_000);
      opened.push([browser.server.streams.at(-1)?.variables, told]);
      close();
      await settle();
    }

    expect(opened).toEqual([
      [{ missedWithinMs: MISSED_WITHIN_MS_MAX }, []],
      [{}, ["missed"]],
    ]);
  });

  it("leave the lock where it is while there are signs of life, or nobody looks", async () => {
    const [, second] = [await browser.openWindow(), await browser.openWindow()];
    await wait(SILENCE_MS / 2);
    browser.server.streams[0]?.sendAlive();
    await settle();
    await wait(SILENCE_MS / 2);
    lookAt(second);
    fallAsleep();
    lookAt(second, { isHidden: true });
    await settle();

    expect([browser.server.streams.length, second.told]).toEqual([1, []]);
  });
});

describe("a stream of changes", () => {
  it("is opened again when it ends, and what was missed meanwhile is asked for", async () => {
    const { told } = await browser.openWindow();
    browser.server.streams[0]?.end();
    await settle();
    const atOnce = browser.server.streams.length;

    await wait(500);

    expect([atOnce, browser.server.streams.length, told]).toEqual([1, 2, ["missed"]]);
  });

  it("is tried less and less often while there is no network, down to twice a minute", async () => {
    browser.server.answer = "NO_NETWORK";
    await browser.openWindow();
    const attempts: number[] = [];

    for (const ms of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await wait(ms - 1);
      const early = browser.server.streams.length;
      await wait(1);
      attempts.push(browser.server.streams.length - early);
    }

    expect(attempts).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(browser.server.streams).toHaveLength(9);
  });

  it("is tried at once when the network is back, and tells what was missed", async () => {
    browser.server.answer = "NO_NETWORK";
    const { page, told } = await browser.openWindow();
    await wait(10_000);
    const before = browser.server.streams.length;
    browser.server.answer = 200;

    page.window.dispatchEvent(new Event("online"));
    await settle();

    expect([browser.server.streams.length - before, told]).toEqual([1, ["missed"]]);
  });

  it("tells what was missed where only the second attempt opens it, however soon", async () => {
    browser.server.answer = "NO_NETWORK";
    const { told } = await browser.openWindow();
    browser.server.answer = 200;
    await wait(500);

    expect([browser.server.streams.length, told]).toEqual([2, ["missed"]]);
  });

  it("asks for a new token when the last one is refused", async () => {
    browser.server.answer = 401;
    await browser.openWindow();
    browser.server.answer = 200;
    await wait(500);

    expect(browser.refused).toEqual(["token"]);
    expect(browser.server.streams.length).toBe(2);
  });

  it("is not tried again by a person who is not allowed in", async () => {
    browser.server.answer = 403;
    await browser.openWindow();
    await wait(60_000);

    expect(browser.server.streams).toHaveLength(1);
  });

  it("says that changes were missed where the server says so", async () => {
    const { told } = await browser.openWindow();

    browser.server.streams[0]?.send({ operation: "MISSED" });
    await settle();

    expect(told).toEqual(["missed"]);
  });

  it("is hung up when the server is silent for too long", async () => {
    await browser.openWindow();

    await wait(30_000);

    expect(browser.server.streams[0]?.isClosed()).toBe(true);
  });
});
