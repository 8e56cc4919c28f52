import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { useZoneChoice } from "../../../web/components/useZoneChoice.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";
import { speaking } from "../translate.js";

/** A moment in winter. */
const AT = new Date("2026-11-26T12:00:00Z");

describe("the field of a time zone", () => {
  let page: FakePage;
  let chosen: string[];
  let close: () => void;

  beforeEach(() => {
    page = fakePage();
    chosen = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
    page.remove();
  });

  it("is closed until a press or a key opens it, and lists the person's zone and UTC first", () => {
    const { result } = open("Europe/Berlin", "Asia/Tokyo");
    expect([result.current.isOpen, result.current.press("Enter"), result.current.press("Escape")]).toEqual([
      ...[false, false, false],
    ]);

    act(() => void result.current.press("ArrowDown"));

    expect(result.current.isOpen).toBe(true);
    expect(result.current.options.slice(0, 2).map(({ group, label }) => [group, label])).toEqual([
      ["Yours", "Berlin"],
      ["Others", "UTC"],
    ]);
  });

  it("says countries and distances from UTC once they are known", () => {
    const { result } = open("Europe/Berlin", "Europe/Berlin");
    act(() => result.current.type("kathmandu"));
    const before = result.current.options.map(({ detail, kind }) => [detail, kind]);

    act(() => void jest.runAllTimers());

    expect(before).toEqual([["Asia", undefined]]);
    expect(result.current.options.map(({ detail, kind }) => [detail, kind])).toEqual([["Nepal", "UTC+05:45"]]);
  });

  it("takes what is typed and chosen by keys, and closes", () => {
    const { result } = open("Europe/Berlin", "Europe/Berlin");
    act(() => result.current.type("argentina"));
    const [, second] = result.current.options;

    act(() => void result.current.press("ArrowDown"));
    act(() => void result.current.press("Enter"));

    expect(chosen).toEqual([second?.key]);
    expect([result.current.isOpen, result.current.text]).toEqual([false, ""]);
  });

  it("changes nothing with Escape, with nothing found, or with another name of the same zone", () => {
    const { result } = open(null, "Asia/Calcutta");
    act(() => result.current.type("tokyo"));
    act(() => void result.current.press("Escape"));
    act(() => result.current.type("atlantis"));
    act(() => void result.current.press("Enter"));
    act(() => result.current.type("kolkata"));
    const labels = result.current.options.map(({ label }) => label);
    act(() => void result.current.press("Enter"));

    expect(labels).toEqual(["Kolkata"]);
    expect([chosen, result.current.isOpen]).toEqual([[], false]);
  });

  function open(own: string | null, value: string) {
    const rendered = renderHook(
      useZoneChoice,
      { own, value, at: AT, onChange: (name) => chosen.push(name) },
      {
        wrap: speaking("en"),
      },
    );
    close = rendered.unmount;
    return rendered;
  }
});
