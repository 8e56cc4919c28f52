import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import {
  isBound,
  runShortcut,
  runShortcutOnArrival,
  useShortcut,
  type ShortcutKeys,
} from "../../../web/lib/shortcuts.js";
import { writeLocalState } from "../../../web/lib/localStorageState.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

const OPEN_DIALOG = 'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]';

/** An element, as far as a key asks one. */
class FakeElement {
  constructor(
    readonly isField: boolean,
    readonly isContentEditable = false,
  ) {}
  closest(): FakeElement | null {
    return this.isField ? this : null;
  }
}

class FakeKeyboardEvent extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  constructor(type: string, { key = "", ctrlKey = false }: { readonly key?: string; readonly ctrlKey?: boolean } = {}) {
    super(type, { cancelable: true });
    this.key = key;
    this.ctrlKey = ctrlKey;
  }
}

describe("a shortcut", () => {
  let page: FakePage;
  let done: string[];
  let screens: { readonly unmount: () => void }[];
  let removeNames: () => void;

  beforeEach(() => {
    page = fakePage();
    removeNames = install({ HTMLElement: FakeElement, KeyboardEvent: FakeKeyboardEvent });
    done = [];
    screens = [];
  });
  afterEach(() => {
    for (const screen of screens) screen.unmount();
    removeNames();
    page.remove();
    jest.useRealTimers();
  });

  it("does what its screen bound it to, whatever the case of the key", () => {
    bind("n");

    press("n");
    press("N");
    press("x");

    expect(done).toEqual(["n", "n"]);
  });

  it("belongs to the newest screen that bound it, and to the one below when that goes", () => {
    bind("n", "list");
    const dialog = bind("n", "dialog");

    press("n");
    dialog.unmount();
    press("n");

    expect(done).toEqual(["dialog", "list"]);
  });

  it("of two keys fires when the second comes soon, and not on the second alone", () => {
    bind("g m");

    press("m", { at: 0 });
    press("g", { at: 10 });
    press("m", { at: 1_209 });
    press("g", { at: 2_000 });
    press("m", { at: 3_201 });

    expect(done).toEqual(["g m"]);
  });

  it("of two keys goes before one of its second key", () => {
    bind("g c");
    bind("c");

    press("g");
    press("c");
    press("c");

    expect(done).toEqual(["g c", "c"]);
  });

  it.each([
    ["a field is typed in", { target: new FakeElement(true) }],
    ["a text is edited", { target: new FakeElement(false, true) }],
    ["another key is held", { ctrlKey: true }],
  ])("does nothing while %s", (_what, how) => {
    bind("n");

    press("n", how);

    expect(done).toEqual([]);
  });

  it("does nothing behind an open dialog, nor once shortcuts are switched off", () => {
    bind("n");

    page.document.found.set(OPEN_DIALOG, {});
    press("n");
    page.document.found.clear();
    writeLocalState("shortcuts", "off");
    press("n");

    expect(done).toEqual([]);
  });

  it("keeps the page from doing something else with the key, but for an arrow that may scroll", () => {
    bind("j");
    bind("ArrowDown");

    expect([press("j"), press("ArrowDown"), press("k")].map((event) => event.defaultPrevented)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is run by a command also when shortcuts are switched off, as long as it is bound", () => {
    const screen = bind("n");
    writeLocalState("shortcuts", "off");

    runShortcut("n");
    const bound = isBound("n");
    screen.unmount();
    runShortcut("n");

    expect([done, bound, isBound("n")]).toEqual([["n"], true, false]);
  });

  it("runs on the screen that was asked for ahead, once", async () => {
    runShortcutOnArrival("n");

    bind("n", "arrived");
    bind("n", "later");
    await Promise.resolve();

    expect(done).toEqual(["arrived"]);
  });

  it("does not run on a screen that took too long to arrive", async () => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    runShortcutOnArrival("n");

    jest.advanceTimersByTime(10_000);
    bind("n");
    await Promise.resolve();

    expect(done).toEqual([]);
  });

  function bind(keys: ShortcutKeys, name: string = keys): { readonly unmount: () => void } {
    const screen = renderHook(() => useShortcut(keys, () => void done.push(name)), undefined);
    screens.push(screen);
    return screen;
  }

  /** Presses a key, at a time of the page in milliseconds. */
  function press(
    key: string,
    {
      at,
      target,
      ctrlKey = false,
    }: { readonly at?: number; readonly target?: FakeElement; readonly ctrlKey?: boolean } = {},
  ): Event {
    const event = new FakeKeyboardEvent("keydown", { key, ctrlKey });
    if (at !== undefined) Object.defineProperty(event, "timeStamp", { value: at });
    if (target !== undefined) Object.defineProperty(event, "target", { value: target });
    page.document.dispatchEvent(event);
    return event;
  }
});
