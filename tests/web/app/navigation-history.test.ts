import { describe, expect, it } from "@jest/globals";
import { visit, type NavigationHistory, type Visit } from "../../../web/app/navigationHistory.js";

const EMPTY: NavigationHistory = { entries: ["/"], position: 0, offset: 0 };
const push = (path: string, index: number): Visit => ({ path, index, action: "PUSH" });
const after = (...visits: readonly Visit[]): NavigationHistory => visits.reduce(visit, EMPTY);

describe("the addresses that a tab has been to", () => {
  it("grow with each link, and stay while the person goes back and forth", () => {
    const there = after(push("/logs", 1), push("/companies", 2));
    const back = visit(there, { path: "/logs", index: 1, action: "POP" });
    const forth = visit(back, { path: "/companies", index: 2, action: "POP" });

    expect(there).toEqual({ entries: ["/", "/logs", "/companies"], position: 2, offset: 0 });
    expect([back.position, back.entries, forth]).toEqual([1, there.entries, there]);
  });

  it("lose what lay ahead when another link is followed", () => {
    const back = visit(after(push("/logs", 1), push("/companies", 2)), { path: "/", index: 0, action: "POP" });

    expect(visit(back, push("/profile", 1))).toEqual({ entries: ["/", "/profile"], position: 1, offset: 0 });
  });

  it("keep what lies ahead of an address that is replaced", () => {
    const back = visit(after(push("/logs", 1), push("/companies", 2)), { path: "/logs", index: 1, action: "POP" });

    expect(visit(back, { path: "/profile", index: 1, action: "REPLACE" })).toEqual({
      entries: ["/", "/profile", "/companies"],
      position: 1,
      offset: 0,
    });
  });

  it("never have the address that only leads to a step", () => {
    const there = after(push("/jobhunts", 1), push("/step", 2), { path: "/idealjobs", index: 2, action: "REPLACE" });

    expect(there).toEqual({ entries: ["/", "/jobhunts", "/idealjobs"], position: 2, offset: 0 });
  });

  it("begin anew where the tab comes from somewhere that is not known", () => {
    expect(visit(EMPTY, { path: "/logs", index: 7, action: "POP" })).toEqual({
      entries: ["/logs"],
      position: 0,
      offset: 7,
    });
    expect(visit(EMPTY, push("/logs", 7))).toEqual({ entries: ["/logs"], position: 0, offset: 7 });
  });
});
