import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { collectTyping, takeTypedAhead, typedAhead } from "../../../web/app/palette/typedAhead.js";
import { useOpenGuide } from "../../../web/plan/guide/useOpenGuide.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { huntWith } from "../plan/step/hunts.js";
import { FakeElement, FakeKeyboardEvent, pressKey, type Pressed } from "../pressed-keys.js";
import { PLACES, removeRendered, render, type Place } from "./key-places.js";

const OPEN_DIALOG = 'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]';

/** Presses a key where a place handles it; returns what the place did. */
type Press = (key: string, pressed?: Pressed) => number;

describe("a place that handles keys", () => {
  let fake: FakePage;
  let removeNames: () => void;

  beforeEach(() => {
    fake = fakePage();
    Object.assign(fake.window, { location: { pathname: "/" } });
    removeNames = install({
      requestAnimationFrame: () => 0,
      cancelAnimationFrame: () => undefined,
      HTMLElement: FakeElement,
      KeyboardEvent: FakeKeyboardEvent,
      ResizeObserver: class {
        observe(): void {}
        disconnect(): void {}
      },
      navigator: { onLine: true, languages: ["en"] },
      getSelection: () => "",
      matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    });
    Object.assign(fake.document, { getElementById: () => null });
  });
  afterEach(() => {
    removeRendered();
    takeTypedAhead();
    removeNames();
    fake.remove();
  });

  function put({ make }: Place): Press {
    let acts = 0;
    const press = make(() => void (acts += 1));
    return (key, pressed = {}) => {
      const before = acts;
      press(key, pressed);
      return acts - before;
    };
  }

  it.each(Object.entries(PLACES))("%s leaves a key to an input method, and acts on it else", (_name, place) => {
    const { key, held } = place;
    const press = put(place);

    expect([
      press(key, { ...held, isComposing: true }),
      press(key, { ...held, keyCode: 229 }),
      press(key, { ...held, isComposing: true, keyCode: 229 }),
      press(key, { ...held, altKey: true }),
      press(key, { ...held, defaultPrevented: true }),
    ]).toEqual([0, 0, 0, 0, 0]);
    expect(press(key, held)).toBe(1);
  });

  it.each(Object.entries(PLACES).filter(([, { leaves }]) => leaves !== undefined))(
    "%s hears of a key of the page, but not where it belongs to a field or a dialog",
    (_name, place) => {
      const { key, held, leaves } = place;
      const press = put(place);

      const inField = press(key, { ...held, target: new FakeElement(true) });
      takeTypedAhead();
      fake.document.found.set(OPEN_DIALOG, {});
      const underDialog = press(key, held);

      expect([inField, underDialog]).toEqual([leaves?.fields === true ? 0 : 1, leaves?.dialogs === true ? 0 : 1]);
    },
  );

  it("closes an open guide by Escape, but neither while words are composed nor below a dialog", () => {
    const result = render(() => useOpenGuide(huntWith({ steps: {} })));
    const isOpen = () => result.current.step !== null;
    act(() => result.current.toggle("ACCEPT_OFFER"));

    act(() => void pressKey("Escape", { isComposing: true }));
    act(() => void pressKey("Escape", { keyCode: 229 }));
    const afterComposing = isOpen();
    fake.document.found.set(OPEN_DIALOG, {});
    act(() => void pressKey("Escape"));
    const belowDialog = isOpen();
    fake.document.found.clear();
    act(() => void pressKey("Escape"));

    expect([afterComposing, belowDialog, isOpen()]).toEqual([true, true, false]);
  });

  it("collects what is typed ahead of a field, but not the keys of an input method", () => {
    collectTyping();

    for (const pressed of [{}, { isComposing: true }, { keyCode: 229 }, { ctrlKey: true }]) pressKey("F", pressed);

    expect(typedAhead().text).toBe("F");
  });
});
