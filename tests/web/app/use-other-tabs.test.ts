import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakePage, install, type FakePage } from "../fake-page.js";

describe("a page that the browser brings back", () => {
  let page: FakePage;
  let style: { visibility: string };
  let reloads: number;
  let ends: (() => void)[];

  const leave = (): unknown => page.window.dispatchEvent(new Event("pagehide"));
  const comeBack = (): unknown => page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

  beforeEach(async () => {
    page = fakePage();
    style = { visibility: "" };
    reloads = 0;
    Object.assign(page.document.documentElement, { style });
    Object.assign(page.window, { location: { reload: () => (reloads += 1) } });
    page.local.set("jwt_token", "token").set("person_guid", "robin");
    // Whether a page is being left is known to the module, and each test has a page of its own.
    jest.resetModules();
    const { followTabs } = await import("../../../web/app/useOtherTabs.js");
    ends = [page.remove, install({ indexedDB: { deleteDatabase: () => undefined } }), followTabs()];
  });
  afterEach(() => {
    for (const end of ends.toReversed()) end();
  });

  it("shows nothing while it is away, and is as it was for the same person", () => {
    leave();
    const whileAway = style.visibility;
    comeBack();

    expect([whileAway, style.visibility, reloads]).toEqual(["hidden", "", 0]);
  });

  it.each([
    ["nobody is signed in any more", () => page.local.delete("jwt_token")],
    ["somebody else is signed in", () => page.local.set("person_guid", "kim")],
  ])("is loaded anew, and shows nothing before, where meanwhile %s", (_what, change) => {
    leave();
    change();
    comeBack();

    expect([style.visibility, reloads]).toEqual(["hidden", 1]);
  });

  it("is loaded anew after a Logout of its own, also with nothing of the person left on it", async () => {
    const { startLeaving } = await import("../../../web/lib/leaving.js");
    ends.pop()?.();

    startLeaving();
    comeBack();

    expect(reloads).toBe(1);
  });
});
