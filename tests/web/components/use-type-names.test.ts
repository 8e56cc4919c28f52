import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { useStoredText } from "../../../web/app/palette/useStoredText.js";
import { useTypeNames } from "../../../web/components/useTypeNames.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";
import { speaking } from "../translate.js";

let page: FakePage;

beforeEach(() => {
  page = fakePage();
});
afterEach(() => page.remove());

describe("the types that everybody has", () => {
  const german = renderGerman();

  it("are shown in the language of the person and stored in English", () => {
    const { shown, stored } = german.names();

    expect(shown("Employer")).not.toBe("Employer");
    expect(stored(` ${shown("Employer")} `)).toBe("Employer");
  });

  it("are what the person typed where they made them up", () => {
    const { shown, stored } = german.names();

    expect([shown("Bakery"), stored("Bakery")]).toEqual(["Bakery", "Bakery"]);
  });

  it("are found in the palette by the beginning of their name, from three letters on", () => {
    const name = german.names().shown("Employer").toUpperCase();

    expect([name.slice(0, 3), name.slice(0, 2), "zzz"].map(german.storedText)).toEqual([
      "Employer",
      undefined,
      undefined,
    ]);
  });
});

function renderGerman() {
  const wrap = speaking("de");
  return {
    names: () => renderHook(() => useTypeNames("COMPANY"), undefined, { wrap }).result.current,
    storedText: (text: string) => renderHook(() => useStoredText(text), undefined, { wrap }).result.current,
  };
}
