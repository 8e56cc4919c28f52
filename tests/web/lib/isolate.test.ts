import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createElement, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { joinFacts } from "../../../web/lib/joinFacts.js";
import { useT } from "../../../web/lib/useT.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

describe("texts of a person", () => {
  let page: FakePage;
  beforeEach(() => {
    page = fakePage();
    page.document.dir = "rtl";
  });
  afterEach(() => page.remove());

  const wrap = (children: ReactNode): ReactNode =>
    createElement(IntlProvider, {
      locale: "ar",
      messages: {
        "x.at": "{title} في {company}",
        "x.kind": "{kind, select, NOTE {ملاحظة {name}} other {<b>{kind, select, HUNT {رحلة} other {شيء}}</b>}}",
      },
      children,
    });
  const translate = (): ReturnType<typeof useT> => renderHook(useT, undefined, { wrap }).result.current;

  it("have the direction of their own words in a line from right to left, one word too", () => {
    const text = translate()({ id: "x.at" }, { title: "Data Analyst, Grid / Balancing", company: "Tidewater" });

    expect(text).toBe("\u2068Data Analyst, Grid / Balancing\u2069 في \u2068Tidewater\u2069");
    expect(joinFacts(["Tidewater", "", null, "Bergen", "12"])).toBe("\u2068Tidewater\u2069 · \u2068Bergen\u2069 · 12");
  });

  it("are left as they are where a message chooses its words by them", () => {
    expect(translate()({ id: "x.kind" }, { kind: "NOTE", name: "Tidewater" })).toBe("ملاحظة \u2068Tidewater\u2069");
  });

  it("are left as they are in a line from left to right", () => {
    page.document.dir = "ltr";

    expect(translate()({ id: "x.at" }, { title: "Data Analyst", company: "Tidewater" })).toBe(
      "Data Analyst في Tidewater",
    );
    expect(joinFacts(["Tidewater", undefined, "Bergen"], ", ")).toBe("Tidewater, Bergen");
  });
});
