import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { followTyping, hasUnkeptText } from "../../../web/lib/typedText.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

/** A field of a page, which matches every selector or none. */
class FakeField {
  isConnected = true;
  value = "";
  constructor(private readonly isText = true) {}
  matches(): boolean {
    return this.isText;
  }
}

describe("what was typed on a page", () => {
  let page: FakePage;
  let ends: (() => void)[];

  function type(text: string, field = new FakeField()): FakeField {
    field.value = text;
    const event = new Event("input");
    Object.defineProperty(event, "target", { value: field });
    page.document.dispatchEvent(event);
    return field;
  }
  const keepDraft = (values: object): void =>
    void page.session.set("draft:robin:company.new", JSON.stringify({ values }));

  beforeEach(() => {
    page = fakePage();
    ends = [page.remove, install({ HTMLElement: FakeField }), followTyping()];
  });
  afterEach(() => {
    for (const end of ends.toReversed()) end();
  });

  it("is nothing at first", () => expect(hasUnkeptText()).toBe(false));

  it("is lost by a reload unless a draft has all of it", () => {
    const [name, address] = [type('Tern "Mobility"\nPorto'), type("2 Quay Street")];
    const before = hasUnkeptText();
    keepDraft({ name: name.value });
    const half = hasUnkeptText();
    keepDraft({ name: name.value, address: address.value });

    expect([before, half, hasUnkeptText()]).toEqual([true, true, false]);
    for (const field of [name, address]) field.isConnected = false;
  });

  it("is nothing any more once its field was emptied, or is gone", () => {
    const [emptied, gone] = [type("Northwind"), type("Tern")];
    const before = hasUnkeptText();

    type("", emptied);
    gone.isConnected = false;

    expect([before, hasUnkeptText()]).toEqual([true, false]);
  });

  it("is no choice of a box that is ticked", () => {
    type("on", new FakeField(false));

    expect(hasUnkeptText()).toBe(false);
  });
});
