import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { focusCard, focusedCard } from "../../../web/lib/focusCard.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

/** So many frames are long enough for any card. */
const MANY_FRAMES = 60;

describe("the focus of a card", () => {
  let page: FakePage;
  let frames: (() => void)[];
  let focused: string[];
  let removeNames: () => void;

  beforeEach(() => {
    page = fakePage();
    frames = [];
    focused = [];
    removeNames = install({
      requestAnimationFrame: (draw: () => void) => frames.push(draw),
      CSS: { escape: (text: string) => text.replaceAll(":", "\\:") },
    });
    show("h1", "the name of the screen");
  });
  afterEach(() => {
    draw(MANY_FRAMES);
    removeNames();
    page.remove();
  });

  it("is there at once where the card is on show", () => {
    show('[data-card="a\\:1"]', "a:1");

    focusCard("a:1");

    expect([focused, frames]).toEqual([["a:1"], []]);
  });

  it("waits for a card that is still to come", () => {
    focusCard("a");
    draw(10);
    const early = focused.length;
    show('[data-card="a"]', "a");
    draw(1);

    expect([early, focused]).toEqual([0, ["a"]]);
  });

  it("waits for a card that takes no focus while it is measured", () => {
    const card = show('[data-card="a"]', "a", { isHidden: true });
    focusCard("a");
    draw(2);
    const early = page.document.activeElement;
    card.isHidden = false;
    draw(1);

    expect([early, page.document.activeElement]).toEqual([null, card]);
  });

  it("goes to the name of the screen where the card never comes, and where none is named", () => {
    focusCard("a");
    draw(MANY_FRAMES);
    focusCard(undefined);
    draw(1);

    expect(focused).toEqual(["the name of the screen", "the name of the screen"]);
  });

  it("is that of the last wish", () => {
    focusCard("a");
    focusCard("b");
    show('[data-card="a"]', "a");
    show('[data-card="b"]', "b");
    draw(MANY_FRAMES);

    expect(focused).toEqual(["b"]);
  });

  it("is known while it is on its way, and afterwards", () => {
    const seen = [focusedCard()];
    focusCard("a");
    seen.push(focusedCard());
    show('[data-card="a"]', "a");
    draw(1);

    expect([...seen, focusedCard()]).toEqual([null, "a", "a"]);
  });

  function show(selector: string, name: string, { isHidden = false } = {}) {
    const element = {
      isHidden,
      focus: () => {
        if (element.isHidden) return;
        focused.push(name);
        page.document.activeElement = element;
      },
      scrollIntoView: () => undefined,
      closest: () => ({ getAttribute: () => name }),
    };
    page.document.found.set(selector, element);
    return element;
  }

  function draw(count: number): void {
    for (let frame = 0; frame < count; frame++) for (const next of frames.splice(0)) next();
  }
});
