import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fakePage, install, type FakePage } from "../fake-page.js";

const OWN = "/assets/index-aaaaaaaa.js";
const NEXT = "/assets/index-bbbbbbbb.js";
const MUTATION = { body: JSON.stringify({ operationName: "Save", query: "mutation Save { save }" }) };

type Release = typeof import("../../../web/lib/release.js");

describe("a page and the release of the server", () => {
  let page: FakePage;
  let reloads: number;
  let network: { isOnLine: boolean; answer: (input: unknown) => Promise<unknown> };
  let removeGlobals: () => void;
  /** A page of its own: the module knows what this page has heard. */
  let release: Release;

  const names = (name: string | null) => (): Promise<unknown> =>
    Promise.resolve({ headers: new Headers(name === null ? {} : { "x-client-release": name }) });
  const hear = async (name: string | null): Promise<void> => {
    network.answer = names(name);
    await release.fetchNotingRelease("/graphql");
  };
  /** Loads a part that is gone, and returns whether its promise has settled. */
  const loadMissing = async (): Promise<"PENDING" | "FAILED"> => {
    const failed = release
      .loadPart(() => Promise.reject(new Error("gone")))
      .then(
        () => "FAILED" as const,
        () => "FAILED" as const,
      );
    const later = new Promise<"PENDING">((resolve) => setTimeout(() => resolve("PENDING"), 0));
    return Promise.race([failed, later]);
  };

  beforeEach(async () => {
    page = fakePage();
    page.document.found.set("script[type=module][src^='/assets/']", { getAttribute: () => OWN });
    reloads = 0;
    network = { isOnLine: true, answer: names(null) };
    Object.assign(page.window, { location: { reload: () => (reloads += 1) } });
    removeGlobals = install({
      navigator: {
        get onLine() {
          return network.isOnLine;
        },
      },
      fetch: (input: unknown) => network.answer(input),
    });
    jest.resetModules();
    release = await import("../../../web/lib/release.js");
  });
  afterEach(() => {
    removeGlobals();
    page.remove();
  });

  it.each([
    ["the server names none", null, false],
    ["the server has its release", OWN, false],
    ["the server has another", NEXT, true],
  ])("is outdated or not where %s", async (_what, name, isOutdated) => {
    await hear(name);

    expect([release.isOutdated(), release.renew(), reloads]).toEqual([isOutdated, isOutdated, isOutdated ? 1 : 0]);
  });

  it("is never outdated in development, where the entry is no built file", async () => {
    page.document.found.clear();

    await hear(NEXT);

    expect(release.isOutdated()).toBe(false);
  });

  it("is loaded anew once for a release, whatever it is afterwards", async () => {
    await hear(NEXT);

    expect([release.renew(), release.renew(), reloads]).toEqual([true, false, 1]);
  });

  it("is loaded anew for each further release", async () => {
    await hear(NEXT);
    release.renew();
    await hear("/assets/index-cccccccc.js");

    expect([release.renew(), reloads]).toEqual([true, 2]);
  });

  it("is not loaded anew without a network, nor where nothing can be noted against a loop", async () => {
    await hear(NEXT);

    network.isOnLine = false;
    const offline = release.renew();
    network.isOnLine = true;
    page.blockStorage();

    expect([offline, release.renew(), reloads]).toEqual([false, false, 0]);
  });

  it("is not loaded anew while a change is under way", async () => {
    await hear(NEXT);
    let arrive: (answer: unknown) => void = () => undefined;
    network.answer = () => new Promise((resolve) => (arrive = resolve));

    const change = release.fetchNotingRelease("/graphql", MUTATION);
    const meanwhile = release.renew();
    arrive(await names(NEXT)());
    await change;

    expect([meanwhile, release.renew()]).toEqual([false, true]);
  });

  it("is loaded anew instead of a part that is gone with its release", async () => {
    network.answer = names(NEXT);

    expect([await loadMissing(), reloads]).toEqual(["PENDING", 1]);
    expect([await loadMissing(), reloads]).toEqual(["FAILED", 1]);
  });

  it("is loaded anew instead of a part only when the changes under way are answered", async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    network.answer = () => new Promise((resolve) => (arrive = resolve));
    const change = release.fetchNotingRelease("/graphql", MUTATION);
    network.answer = names(NEXT);

    const before = [await loadMissing(), reloads];
    arrive(await names(NEXT)());
    await change;
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect([before, reloads]).toEqual([["PENDING", 0], 1]);
  });

  it.each([
    ["the server has its release", names(OWN)],
    ["the server does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("fails with a part that did not come where %s", async (_what, answer) => {
    network.answer = answer;

    expect([await loadMissing(), reloads]).toEqual(["FAILED", 0]);
  });

  it("is not loaded anew for a part that was fetched ahead, only for one that its person waits for", async () => {
    network.answer = names(NEXT);
    // The React of this page.
    const { createElement, Suspense } = await import("react");
    const { renderToStaticMarkup } = await import("react-dom/server");
    const { lazyComponent } = await import("../../../web/lib/lazyComponent.js");
    const { Component, load, preload } = lazyComponent(() => Promise.reject(new TypeError("gone")));

    await load();
    preload();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const ahead = reloads;
    renderToStaticMarkup(createElement(Suspense, { fallback: null }, createElement(Component)));
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect([ahead, reloads]).toEqual([0, 1]);
  });

  it("asks the server nothing for a part that comes", async () => {
    network.answer = () => Promise.reject(new Error("not expected"));

    await expect(release.loadPart(() => Promise.resolve("the part"))).resolves.toBe("the part");
  });
});
