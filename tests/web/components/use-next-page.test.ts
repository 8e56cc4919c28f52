import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { useNextPage } from "../../../web/components/useNextPage.js";
import { install } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

type Report = (entries: { readonly isIntersecting: boolean }[]) => void;

/** The end of a list: whoever observes it is told where it is, once at first and after each move. */
class ListEnd {
  // All that is asked of it: it is in no scroll container.
  readonly element = { closest: () => null } as unknown as Element;
  private readonly observers = new Set<Report>();

  constructor(private isNear = false) {}

  move(isNear: boolean): void {
    this.isNear = isNear;
    act(() => this.observers.forEach((report) => this.tell(report)));
  }

  observer(report: Report) {
    return {
      // As browsers do, after the effects have run.
      observe: () => {
        this.observers.add(report);
        queueMicrotask(() => act(() => this.observers.has(report) && this.tell(report)));
      },
      disconnect: () => void this.observers.delete(report),
    };
  }

  private tell(report: Report): void {
    report([{ isIntersecting: this.isNear }]);
  }
}

interface Page {
  readonly arrive: () => void;
  readonly fail: () => void;
}

describe("the next page of a list", () => {
  let remove: () => void = () => undefined;
  let rendered: { readonly unmount: () => void } | undefined;
  beforeEach(() => {
    rendered = undefined;
  });
  afterEach(() => {
    rendered?.unmount();
    remove();
  });

  /** Renders the end of a list; a test answers for each page that it asks for. */
  async function renderEnd({ isNear = false, isBusy = false } = {}) {
    const end = new ListEnd(isNear);
    const Observer = function (report: Report) {
      return end.observer(report);
    };
    remove = install({ IntersectionObserver: Observer });
    const pages: Page[] = [];
    const onMore = (): Promise<void> =>
      new Promise((resolve, reject) => {
        pages.push({ arrive: resolve, fail: () => reject(new TypeError("Failed to fetch")) });
      });
    const ref = { current: end.element };
    const hook = renderHook((busy: boolean) => useNextPage(ref, { isBusy: busy, onMore }), isBusy);
    rendered = hook;
    await settle();
    return { end, pages, hook };
  }

  /** Answers for the page that was asked for last. */
  async function answer(pages: readonly Page[], how: keyof Page): Promise<void> {
    pages.at(-1)?.[how]();
    await settle();
  }

  const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

  it("is fetched once as the end comes near", async () => {
    const { end, pages } = await renderEnd();
    const before = pages.length;

    end.move(true);
    end.move(true);

    expect([before, pages.length]).toEqual([0, 1]);
  });

  it("is followed by another for as long as the end stays near", async () => {
    const { end, pages } = await renderEnd({ isNear: true });
    await answer(pages, "arrive");
    const whileNear = pages.length;
    end.move(false);

    await answer(pages, "arrive");

    expect([whileNear, pages.length]).toEqual([2, 2]);
  });

  it("waits while the list is busy, and comes as soon as it is not", async () => {
    const { pages, hook } = await renderEnd({ isNear: true, isBusy: true });
    const whileBusy = pages.length;

    hook.rerender(false);

    expect([whileBusy, pages.length]).toEqual([0, 1]);
  });

  it("comes again where a newer answer of the list took its place", async () => {
    const { pages, hook } = await renderEnd({ isNear: true });
    hook.rerender(true);
    await answer(pages, "arrive");
    const whileBusy = pages.length;

    hook.rerender(false);

    expect([whileBusy, pages.length]).toEqual([1, 2]);
  });

  it("is not asked for again and again after a failure, but by hand, or once the end was out of sight", async () => {
    const { end, pages, hook } = await renderEnd({ isNear: true });
    await answer(pages, "fail");
    const afterFailure = pages.length;
    act(() => hook.result.current());
    const byHand = pages.length;
    await answer(pages, "fail");

    end.move(false);
    end.move(true);

    expect([afterFailure, byHand, pages.length]).toEqual([1, 2, 3]);
  });
});
