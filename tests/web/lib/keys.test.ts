import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  belongsToField,
  isCovered,
  keepKeysOfInputMethods,
  listenToKeys,
  onKeys,
  useKeys,
} from "../../../web/lib/keys.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { FakeElement, FakeKeyboardEvent, pressKey, reactKey, type Pressed } from "../pressed-keys.js";
import { renderHook } from "../render-hook.js";

/** What says that a key belongs to an input method: the first two while it composes, Safari's for the key that ends it. */
const COMPOSING: readonly (readonly [what: string, pressed: Pressed])[] = [
  ["while words are composed", { isComposing: true }],
  ["while words are composed, by its code", { isComposing: true, keyCode: 229 }],
  ["that ends words in Safari", { isComposing: false, keyCode: 229 }],
];

describe("a handler of keys", () => {
  let done: string[];
  const act = (name: string) => () => void done.push(name);

  beforeEach(() => {
    done = [];
  });

  /** Presses a key in React; returns whether it was taken away from everybody else. */
  function press(handle: (event: ReturnType<typeof reactKey>["event"]) => void, key: string, pressed: Pressed = {}) {
    const { event, done: counted } = reactKey(key, pressed);
    handle(event);
    return counted.prevented > 0;
  }

  it("acts by the name of a key, letters in either case", () => {
    const handle = onKeys({ Escape: act("Escape"), r: act("r") });

    expect(["Escape", "r", "R", "x"].map((key) => press(handle, key))).toEqual([true, true, true, false]);
    expect(done).toEqual(["Escape", "r", "r"]);
  });

  it("tells a key from the same one with Control, Command or Alt", () => {
    const handle = onKeys({ Enter: act("Enter"), "Mod+Enter": act("Mod+Enter"), "Mod+Shift+k": act("Mod+Shift+k") });

    press(handle, "Enter");
    press(handle, "Enter", { shiftKey: true });
    press(handle, "Enter", { ctrlKey: true });
    press(handle, "Enter", { metaKey: true });
    press(handle, "Enter", { altKey: true });
    press(handle, "Enter", { ctrlKey: true, altKey: true });
    press(handle, "K", { ctrlKey: true, shiftKey: true });
    press(handle, "k", { ctrlKey: true });

    expect(done).toEqual(["Enter", "Enter", "Mod+Enter", "Mod+Enter", "Mod+Shift+k"]);
  });

  it("gives a key as it was typed to a function that handles all of them", () => {
    const handle = onKeys((_event, key) => void done.push(key));

    press(handle, "N");
    press(handle, "k", { metaKey: true });

    expect(done).toEqual(["N", "Mod+k"]);
  });

  it("leaves a key to others that it has no use for", () => {
    const handle = onKeys({ Escape: () => false });

    expect(press(handle, "Escape")).toBe(false);
  });

  it("leaves a key alone that another one has acted on", () => {
    const handle = onKeys({ Escape: act("Escape") });

    press(handle, "Escape", { defaultPrevented: true });

    expect(done).toEqual([]);
  });

  it.each(COMPOSING)("leaves a key to the input method %s", (_what, pressed) => {
    const handle = onKeys({ Escape: act("Escape"), Enter: act("Enter"), Tab: act("Tab") });

    expect(["Escape", "Enter", "Tab"].map((key) => press(handle, key, pressed))).toEqual([false, false, false]);
    expect(done).toEqual([]);
  });

  it("lets no key out of its element where it keeps all", () => {
    const handle = onKeys({ Escape: act("Escape") }, { keepsAll: true });
    const keys = [reactKey("x"), reactKey("Escape"), reactKey("Escape", { isComposing: true })];

    for (const { event } of keys) handle(event);

    expect([done, keys.map((key) => key.done.stopped)]).toEqual([["Escape"], [1, 1, 1]]);
  });
});

describe("the keys of a page", () => {
  let page: FakePage;
  let removeNames: () => void;

  beforeEach(() => {
    page = fakePage();
    removeNames = install({ HTMLElement: FakeElement });
  });
  afterEach(() => {
    removeNames();
    page.remove();
  });

  it("are handled by the newest state of what listens, until it ends", () => {
    const done: string[] = [];
    const { rerender, unmount } = renderHook((name: string) => useKeys({ Escape: () => void done.push(name) }), "a");
    pressKey("Escape");
    rerender("b");
    pressKey("Escape");
    unmount();
    pressKey("Escape");

    const stop = listenToKeys({ Escape: () => void done.push("c") });
    pressKey("Escape");
    stop();
    pressKey("Escape");

    expect(done).toEqual(["a", "b", "c"]);
  });

  it.each(COMPOSING)("reach nothing else %s, and close no dialog of the browser", (_what, pressed) => {
    const reached: string[] = [];
    const stop = keepKeysOfInputMethods();
    page.window.addEventListener("keydown", () => reached.push("another"), { capture: true });
    const pressIt = (key: string, how: Pressed, isInDialog = true) => {
      const event = new FakeKeyboardEvent("keydown", { key, target: new FakeElement(isInDialog), ...how });
      page.window.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect([pressIt("Escape", pressed), pressIt("Enter", pressed), pressIt("Escape", {})]).toEqual([
      true,
      false,
      false,
    ]);
    stop();
    pressIt("Escape", pressed);

    expect(reached).toEqual(["another", "another"]);
  });

  it("belong to the field in which one types, and to a dialog or a menu that is open", () => {
    expect([new FakeElement(true), new FakeElement(false, true), new FakeElement(), null].map(asTarget)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const before = isCovered();
    page.document.found.set('dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]', {});

    expect([before, isCovered()]).toEqual([false, true]);
  });
});

function asTarget(element: FakeElement | null): boolean {
  return belongsToField(element as unknown as EventTarget | null); // all that is asked of one
}
