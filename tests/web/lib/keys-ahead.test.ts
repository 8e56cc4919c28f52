import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { useLoadingPart, useShownPath } from "../../../web/lib/keysAhead.js";
import { useShortcut, type ShortcutKeys } from "../../../web/lib/shortcuts.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { FakeElement, FakeKeyboardEvent, pressKey } from "../pressed-keys.js";
import { renderHook } from "../render-hook.js";

const OPEN_DIALOG = 'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]';

describe("a key that is pressed before its screen is there", () => {
  let page: FakePage;
  let done: string[];
  let mounted: Set<{ readonly unmount: () => void }>;
  let removeNames: () => void;
  let location: { pathname: string };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
    page = fakePage();
    location = { pathname: "/contacts" };
    Object.assign(page.window, { location });
    removeNames = install({ HTMLElement: FakeElement, KeyboardEvent: FakeKeyboardEvent });
    [done, mounted] = [[], new Set()];
    // The frame around every screen.
    bind("g h", "go", () => void (location.pathname = "/jobhunts"));
  });
  afterEach(() => {
    for (const { unmount } of mounted) unmount();
    removeNames();
    page.remove();
    jest.useRealTimers();
  });

  it("is for the screen that is on its way, not for the one that is still shown", async () => {
    const contacts = bind("n", "new contact");
    const frame = shows("/contacts");

    for (const key of ["g", "h", "n"]) pressKey(key);
    const before = [...done];
    remove(contacts);
    bind("n", "new hunt");
    frame.rerender("/jobhunts");
    await settled();

    expect([before, done]).toEqual([["go"], ["go", "new hunt"]]);
  });

  it("waits for a part that is loading, and is done in its order", async () => {
    shows("/contacts");
    const part = loads();

    for (const key of ["t", "d", "x", "d"]) pressKey(key);
    const before = [...done];
    bind("d", "done");
    bind("t", "today");
    remove(part);
    await settled();

    expect([before, done]).toEqual([[], ["today", "done", "done"]]);
  });

  it("comes before one that is pressed while those that waited are handed over", async () => {
    shows("/contacts");
    const part = loads();
    for (const key of ["t", "d"]) pressKey(key);
    for (const key of ["t", "d", "s"] as const) bind(key);
    remove(part);
    await Promise.resolve();

    pressKey("s");
    await settled();

    expect(done).toEqual(["t", "d", "s"]);
  });

  it("waits where its list has nothing to act on yet", async () => {
    shows("/contacts");
    const part = loads();
    let rows = 0;
    bind("j", "next", () => (rows === 0 ? false : undefined));

    pressKey("j");
    rows = 1;
    remove(part);
    await settled();

    expect(done).toEqual(["next", "next"]);
  });

  it("is forgotten when the screen has come and has no use for it", async () => {
    shows("/contacts");
    const part = loads();

    pressKey("e");
    remove(part);
    await settled();
    bind("e");
    await settled();

    expect(done).toEqual([]);
  });

  it("is not kept where nothing is loading", async () => {
    shows("/contacts");

    pressKey("e");
    bind("e");
    await settled();

    expect(done).toEqual([]);
  });

  it.each<[string, () => void]>([
    ["Escape", () => void pressKey("Escape")],
    ["Enter", () => void pressKey("Enter")],
    ["another key that does something", () => void pressKey("c")],
    ["a press of the mouse", () => void page.document.dispatchEvent(new Event("pointerdown"))],
    ["the focus in a field", () => void page.document.dispatchEvent(on(new FakeElement(true), "focusin"))],
    ["a key in a field", () => void pressKey("x", { target: new FakeElement(true) })],
    ["a dialog", () => void page.document.found.set(OPEN_DIALOG, {})],
    ["going elsewhere", () => void (location.pathname = "/companies")],
    ["going back", () => void page.window.dispatchEvent(new Event("popstate"))],
    ["ten seconds", () => jest.advanceTimersByTime(10_000)],
  ])("is forgotten after %s", async (_what, then) => {
    const frame = shows("/contacts");
    bind("c", "capture");
    const part = loads();
    pressKey("n");

    then();
    frame.rerender(location.pathname);
    remove(part);
    bind("n");
    await settled();

    expect(done).not.toContain("n");
  });

  it("counts once, however long it is held", async () => {
    shows("/contacts");
    const part = loads();

    pressKey("n");
    for (let at = 0; at < 5; at += 1) pressKey("n", { repeat: true });
    bind("n");
    remove(part);
    await settled();

    expect(done).toEqual(["n"]);
  });

  function bind(keys: ShortcutKeys, name: string = keys, act: () => void | false = () => undefined) {
    return mount(() =>
      useShortcut(keys, () => {
        done.push(name);
        return act();
      }),
    );
  }

  function loads() {
    return mount(() => useLoadingPart());
  }

  /** Says which screen the frame shows. */
  function shows(path: string) {
    const frame = renderHook((shown: string) => useShownPath(shown), path);
    mounted.add(frame);
    return frame;
  }

  function mount(hook: () => void) {
    const one = renderHook(hook, undefined);
    mounted.add(one);
    return one;
  }

  function remove(one: { readonly unmount: () => void }): void {
    mounted.delete(one);
    one.unmount();
  }
});

/** Resolves once everything that waits has been handed over. */
async function settled(): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    await Promise.resolve();
    jest.advanceTimersByTime(1);
  }
}

function on(target: FakeElement, type: string): Event {
  return Object.defineProperty(new Event(type), "target", { value: target });
}
