import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakePage, install, type FakePage } from "../../fake-page.js";

const DAY_MS = 86_400_000;
const SERVER_TIME = Date.parse("2026-11-26T12:00:00.400Z");

type Clock = typeof import("../../../../web/lib/environment/clock.js");

describe("the server's clock", () => {
  let page: FakePage;
  let removeGlobals: () => void;
  /** A page of its own: the module knows what this page has heard. */
  let clock: Clock;
  let deviceAhead: number;
  let asked: number;
  let header: () => string | null;
  let isOnline: boolean;
  /** How long an answer takes, in milliseconds. */
  let delay: number;

  const load = async (): Promise<Clock> => {
    jest.resetModules();
    return import("../../../../web/lib/environment/clock.js");
  };
  /** Lets real time pass. */
  const wait = (ms: number): void => void jest.setSystemTime(Date.now() + ms);
  const serverTime = (): number => Date.now() - deviceAhead;

  beforeEach(async () => {
    page = fakePage();
    [deviceAhead, asked, isOnline, delay] = [0, 0, true, 0];
    header = () => new Date(serverTime()).toUTCString();
    const navigator = {
      get onLine() {
        return isOnline;
      },
    };
    const answer = (): Promise<unknown> => {
      asked += 1;
      wait(delay / 2);
      const date = header();
      wait(delay / 2);
      return Promise.resolve({ headers: new Headers(date === null ? {} : { date }) });
    };
    removeGlobals = install({ navigator, fetch: answer });
    jest.useFakeTimers({ now: SERVER_TIME });
    clock = await load();
  });
  afterEach(() => {
    jest.useRealTimers();
    removeGlobals();
    page.remove();
  });

  function setDeviceAhead(ms: number): void {
    deviceAhead = ms;
    jest.setSystemTime(SERVER_TIME + ms);
  }

  it.each([1, -1, 365 * 30, -365 * 55])("is known from an answer on a device that is %i days ahead", async (days) => {
    setDeviceAhead(days * DAY_MS);
    const before = clock.serverMs();
    await clock.fetchTimed("/graphql");

    expect(before).toBe(SERVER_TIME + days * DAY_MS);
    expect(Math.abs(clock.serverMs() - SERVER_TIME)).toBeLessThan(1000);
    expect(clock.serverNow().getTime()).toBe(clock.serverMs());
  });

  it("is the device's where that can be right, however slow the answer", async () => {
    delay = 90_000;
    await clock.fetchTimed("/graphql");

    expect([clock.serverMs(), page.local.size]).toEqual([Date.now(), 0]);
  });

  it("stays as it is known while another answer allows it, and is learned again once the device is set right", async () => {
    setDeviceAhead(DAY_MS);
    const told: number[] = [];
    clock.followClock(() => told.push(clock.serverMs()));
    await clock.fetchTimed("/graphql");
    delay = 5000;
    await clock.fetchTimed("/graphql");
    delay = 0;
    setDeviceAhead(0);
    await clock.fetchTimed("/graphql");

    expect(told).toHaveLength(2);
    expect([clock.serverMs(), page.local.size]).toEqual([SERVER_TIME, 0]);
  });

  it("is known at the next start before any answer", async () => {
    setDeviceAhead(-DAY_MS);
    const { keepClock } = await import("../../../../web/lib/environment/keepClock.js");
    keepClock();
    await clock.fetchTimed("/graphql");

    const next = await load();
    next.assumeOffset(page.local.get(next.CLOCK_KEY) ?? null);

    expect(Math.abs(next.serverMs() - SERVER_TIME)).toBeLessThan(1000);
    expect([...page.local.keys()]).toEqual(["clockOffset"]);
  });

  it.each(["", "soon", "NaN", "Infinity", "1e300", "9007199254740991", "1.5"])(
    "is the device's where %j is stored",
    (stored) => {
      clock.assumeOffset(stored);

      expect(clock.serverMs()).toBe(SERVER_TIME);
    },
  );

  it.each([null, "", "yesterday"])("is the device's where an answer says %j", async (said) => {
    header = () => said;
    await clock.fetchTimed("/graphql");

    expect(clock.serverMs()).toBe(SERVER_TIME);
  });

  it("is asked for once by what cannot go on without, and not where an answer has told it", async () => {
    setDeviceAhead(DAY_MS);

    const { heardServerMs } = await import("../../../../web/lib/environment/heardClock.js");
    const times = await Promise.all([heardServerMs(), heardServerMs()]);
    await heardServerMs();

    expect(asked).toBe(1);
    expect(times.every((time) => Math.abs(time - SERVER_TIME) < 1000)).toBe(true);
  });

  it("is not waited for without a connection", async () => {
    isOnline = false;
    const { heardServerMs } = await import("../../../../web/lib/environment/heardClock.js");

    expect([await heardServerMs(), asked]).toEqual([SERVER_TIME, 0]);
  });
});
