import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement, type KeyboardEvent, type ReactNode } from "react";
import { useLinkChoice, type LinkChoice } from "../../../../web/plan/link/useLinkChoice.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { heldServer, settle, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";

/** The time after which what is typed is searched, in milliseconds. */
const DEBOUNCE_MS = 150;

describe("the option that is chosen in a link box", () => {
  let page: FakePage;
  let server: HeldServer;
  let choice: { readonly current: LinkChoice };
  /** What Enter did. */
  let done: string[];
  let frames: Map<number, () => void>;
  let close: (() => void)[];
  /** How many searches were answered. */
  let answered: number;

  beforeEach(async () => {
    page = fakePage();
    server = heldServer();
    answered = 0;
    done = [];
    frames = new Map();
    let last = 0;
    const removeFrames = install({
      requestAnimationFrame: (draw: () => void) => {
        frames.set(++last, draw);
        return last;
      },
      cancelAnimationFrame: (frame: number) => void frames.delete(frame),
    });
    const target = {
      kind: "NOTE" as const,
      jobHuntId: null,
      employerName: null,
      ties: [],
      link: ({ name }: { readonly name: string }) => void done.push(`link ${name}`),
      create: (name: string) => void done.push(`create ${name}`),
      unlink: () => undefined,
    };
    const nothing = (): void => undefined;
    const inEnglish = speaking("en");
    const wrap = (children: ReactNode): ReactNode =>
      inEnglish(createElement(ApolloProvider, { client: server.client, children }));
    const hook = () => useLinkChoice({ target, onClose: nothing, onUpload: nothing });
    const { result, unmount } = renderHook(hook, undefined, { wrap });
    choice = result;
    close = [unmount, removeFrames];
    await act(async () => (await server.asked("LinkOffers")).answer({ notes: null }));
    draw();
  });
  afterEach(() => {
    for (const end of close) end();
    server.remove();
    page.remove();
  });

  it("stays the same one when others are found above it", async () => {
    await search("al", ["Alder", "Almond"]);
    press("ArrowDown");
    draw();
    const before = chosen();
    await searchAgain(["Alcove", "Alder", "Almond"]);

    expect([before, chosen(), choice.current.active]).toEqual(["Almond", "Almond", 2]);
    press("Enter");
    expect(done).toEqual(["link Almond"]);
  });

  it("stays the best one when a better one is found later, and nobody has chosen", async () => {
    await search("al", ["Alder"]);
    await searchAgain(["Alcove", "Alder"]);
    press("Enter");

    expect([chosen(), done]).toEqual(["Alder", ["link Alder"]]);
  });

  it("is the best one when it is not found any more", async () => {
    await search("al", ["Alder", "Almond"]);
    press("ArrowDown");
    await searchAgain(["Alder", "Alcove"]);

    expect(chosen()).toBe("Alder");
  });

  it("is the first that is found, once it is, where nobody has chosen the new record", async () => {
    type("al");
    const first = chosen();
    await answer(["Alder"]);

    expect([first, chosen()]).toEqual(["New note “al”", "Alder"]);
  });

  it("stays the new record where somebody has chosen that", async () => {
    await search("al", ["Alder"]);
    press("ArrowDown");
    await searchAgain(["Alcove", "Alder"]);

    expect(chosen()).toBe("New note “al”");
  });

  it("is what was on the screen when Enter was pressed", async () => {
    type("al");
    draw();
    await answer(["Alder"]);
    press("Enter");
    await act(settle);
    draw();
    press("Enter");

    expect(done).toEqual(["create al", "link Alder"]);
  });

  function type(text: string): void {
    act(() => choice.current.type(text));
  }

  /** Types a text, and waits for what is found. */
  async function search(text: string, names: readonly string[]): Promise<void> {
    type(text);
    await answer(names);
    draw();
  }

  /** What is typed is found anew, as when the connection is back. */
  async function searchAgain(names: readonly string[]): Promise<void> {
    act(() => choice.current.found.tryAgain());
    await answer(names);
  }

  async function answer(names: readonly string[]): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(DEBOUNCE_MS));
    await act(async () => {
      const sent = await server.asked("LinkSearch", answered++);
      await sent.answer({
        search: names.map((name) => ({
          __typename: "SearchHit",
          kind: "NOTE",
          id: `id of ${name}`,
          name,
          detail: "",
          home: { __typename: "SearchHome", name: "" },
        })),
      });
    });
  }

  function press(key: string): void {
    const event = { key, nativeEvent: {}, preventDefault: () => undefined, stopPropagation: () => undefined };
    act(() => choice.current.onKeyDown(event as unknown as KeyboardEvent)); // all that is read
  }

  function draw(): void {
    const drawn = [...frames.values()];
    frames.clear();
    drawn.forEach((run) => run());
  }

  function chosen(): string | undefined {
    return choice.current.options[choice.current.active]?.label;
  }
});
