import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakePage, install, type FakePage } from "../fake-page.js";

describe("what waits until the first screen stands", () => {
  let page: FakePage;
  let line: unknown;
  let remove: () => void;
  let quiet: typeof import("../../../web/lib/whenQuiet.js");

  beforeEach(async () => {
    jest.useFakeTimers();
    page = fakePage();
    line = undefined;
    const navigator = {
      get connection() {
        return line;
      },
    };
    // Without idle callbacks, as in some browsers: what is to run does so after a timer.
    remove = install({ navigator });
    jest.resetModules();
    quiet = await import("../../../web/lib/whenQuiet.js");
  });
  afterEach(() => {
    remove();
    page.remove();
    jest.useRealTimers();
  });

  it("runs five seconds after the start where nobody presses anything", () => {
    const run = jest.fn();
    quiet.whenQuiet(run);

    jest.advanceTimersByTime(4999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1 + 2000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(["pointerdown", "keydown"])("runs after the first %s, and later callers do not wait again", (input) => {
    const [first, second] = [jest.fn(), jest.fn()];
    quiet.whenQuiet(first);
    page.window.dispatchEvent(new Event(input));
    quiet.whenQuiet(second);

    expect(first).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it("does not run once it is cancelled, before and after the first input", () => {
    const [early, late] = [jest.fn(), jest.fn()];
    const cancelEarly = quiet.whenQuiet(early);
    const cancelLate = quiet.whenQuiet(late);
    cancelEarly();
    page.window.dispatchEvent(new Event("keydown"));
    cancelLate();
    jest.advanceTimersByTime(10_000);

    expect(early).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, true],
    [{ saveData: false, effectiveType: "4g" }, true],
    [{ effectiveType: "3g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ saveData: true, effectiveType: "4g" }, false],
    [{ type: "cellular", effectiveType: "4g" }, false],
    [{ type: "wifi", effectiveType: "4g" }, true],
  ])("may preload on the line %j: %j", (connection, may) => {
    line = connection;

    expect(quiet.mayPreload()).toBe(may);
  });
});
