import { gql, type ObservableQuery } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { EVERYTHING, invalidate } from "../../../web/lib/invalidate.js";
import { retryFailed } from "../../../web/lib/retryFailed.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { heldServer, settle, type HeldServer } from "../held-server.js";

const CONTACTS = gql`
  query Contacts {
    total
  }
`;
const COMPANIES = gql`
  query Companies {
    number
  }
`;

describe("a screen that the server did not answer", () => {
  let page: FakePage;
  let server: HeldServer;
  let shown: string[];
  let ends: (() => void)[];

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    shown = [];
    ends = [page.remove, server.remove, retryFailed(server.client)];
  });
  afterEach(() => {
    for (const end of ends.toReversed()) end();
  });

  it("is asked again as soon as the network is back, and those that were answered are not", async () => {
    open(CONTACTS);
    open(COMPANIES);
    await (await server.asked("Contacts")).fail();
    await (await server.asked("Companies")).answer({ number: 3 });
    const before = shown.at(0);

    await comeBack();
    await (await server.asked("Contacts", 1)).answer({ total: 7 });

    expect([before, shown.at(-1), server.count("Companies")]).toEqual(["Contacts failed", `{"total":7}`, 1]);
  });

  it("is asked again later, and less and less often, where the network was back in name alone", async () => {
    open(CONTACTS);
    await (await server.asked("Contacts")).fail();

    await comeBack();
    for (const [at, ms] of [1_000, 2_000, 4_000].entries()) {
      await (await server.asked("Contacts", at + 1)).fail();
      await wait(ms - 1);
      expect(server.count("Contacts")).toBe(at + 2);
      await wait(1);
    }
    await (await server.asked("Contacts", 4)).answer({ total: 7 });
    await wait(60_000);

    expect([shown.at(-1), server.count("Contacts")]).toEqual([`{"total":7}`, 5]);
  });

  it("is not asked again for what the server refuses", async () => {
    open(CONTACTS);
    await (await server.asked("Contacts")).refuse("NOT_FOUND");

    await comeBack();

    expect(server.count("Contacts")).toBe(1);
  });

  it("is not asked again once it has gone, or the page has", async () => {
    open(CONTACTS);
    open(COMPANIES);
    await (await server.asked("Contacts")).fail();
    await (await server.asked("Companies")).fail();

    ends.shift()?.();
    await comeBack();
    await (await server.asked("Contacts", 1)).fail();
    ends.pop()?.();
    await wait(60_000);

    expect([server.count("Contacts"), server.count("Companies")]).toEqual([2, 1]);
  });

  it("is asked again when the stream of changes is open again, which tells that changes were missed", async () => {
    open(CONTACTS);
    await (await server.asked("Contacts")).fail();

    void invalidate(server.client, EVERYTHING);
    await (await server.asked("Contacts", 1)).answer({ total: 7 });

    expect(shown.at(-1)).toBe(`{"total":7}`);
  });

  function open(query: Parameters<typeof server.client.watchQuery>[0]["query"]): void {
    const watched: ObservableQuery = server.client.watchQuery({ query });
    const subscription = watched.subscribe(({ data, error, loading }) => {
      if (error !== undefined) shown.push(`${watched.queryName ?? ""} failed`);
      else if (!loading) shown.push(JSON.stringify(data));
    });
    ends.unshift(() => subscription.unsubscribe());
  }

  async function comeBack(): Promise<void> {
    page.window.dispatchEvent(new Event("online"));
    await settle();
  }

  async function wait(ms: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  }
});
