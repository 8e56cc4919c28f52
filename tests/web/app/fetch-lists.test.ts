import { gql, type TypedDocumentNode } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fetchLists, FRESH_MS } from "../../../web/app/fetchLists.js";
import { FIRST_RECORDS } from "../../../web/lib/useRecords.js";
import { fakeDatabase } from "../fake-database.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { heldServer, settle, type HeldServer } from "../held-server.js";

/** Longer than somebody does nothing until the page is quiet, with the time that an idle browser is waited for. */
const QUIET_MS = 6_000;
/** The names of the requests of one run, in order. */
const FIRST = "OpenCards";
const OF_HUNTS = [
  ...Array.from({ length: 4 }, () => FIRST),
  ...Array.from({ length: 5 }, () => "JobHuntBoard"),
  "JobHuntStatistics",
];
const OF_KINDS = ["Company", "Contact", "Document", "IdealJob"].flatMap((kind) => [`${kind}List`, `${kind}Statistics`]);
const ALL = [...OF_HUNTS, ...OF_KINDS, "LogList", "LogTotal"];

/** What the screen of contacts asks for, with fewer fields. */
const CONTACTS: TypedDocumentNode<{ readonly records: { readonly nodes: readonly { readonly id: string }[] } }> = gql`
  query Contacts($first: Int!) {
    records: contacts(first: $first) {
      nodes {
        id
      }
    }
  }
`;

/** What an open card asks for, with fewer fields. */
const STEPS: TypedDocumentNode<{ readonly jobHunt: object }> = gql`
  query Steps($id: ID!) {
    jobHunt(id: $id) {
      id
      phases {
        id
      }
    }
  }
`;

describe("the lists of a person that are fetched ahead", () => {
  let page: FakePage;
  let server: HeldServer;
  let stop: AbortController;
  let kept: Map<string, unknown>;
  let ends: (() => void)[];

  beforeEach(() => {
    page = fakePage();
    page.local.set("person_guid", "robin");
    kept = new Map();
    server = heldServer();
    stop = new AbortController();
    ends = [install({ indexedDB: fakeDatabase(kept) }), page.remove, server.remove];
  });
  afterEach(() => {
    stop.abort();
    for (const end of ends.toReversed()) end();
  });

  it("are found by their screen without a network, though it was never opened", async () => {
    const run = begin();
    await answerAll(2);
    await run;

    Reflect.set(navigator, "onLine", false);
    const { data } = await server.client.query({ query: CONTACTS, variables: FIRST_RECORDS });

    expect(data?.records.nodes.map(({ id }) => id)).toEqual(["CONTACT 0", "CONTACT 1"]);
  });

  it("have the steps of hunts, so that cards of the first page open without a network", async () => {
    const run = begin();
    await answerAll(1);
    await run;

    Reflect.set(navigator, "onLine", false);
    const { data } = await server.client.query({ query: STEPS, variables: { id: "APPLYING" } });

    expect(data?.jobHunt).toEqual({ __typename: "JobHunt", id: "APPLYING", phases: [] });
  });

  it("are asked for one request after the other", async () => {
    const run = begin();
    const most = await answerAll(1);
    await run;

    expect(most).toEqual(ALL.map(() => 1));
  });

  it("are asked for in pages, and no more than 500 rows of one", async () => {
    const run = begin();
    await answerAll(100, { hasNextPage: true });
    await run;

    Reflect.set(navigator, "onLine", false);
    const { data } = await server.client.query({ query: CONTACTS, variables: FIRST_RECORDS });

    expect([server.count("ContactList"), server.count("LogList")]).toEqual([5, 1]);
    expect(data?.records.nodes).toHaveLength(500);
  });

  it("wait while somebody acts on the page, or does not see it", async () => {
    void begin();
    for (let at = 0; at < 5; at++) {
      await wait(2_000);
      page.window.dispatchEvent(new Event("keydown"));
    }
    page.document.hidden = true;
    page.document.dispatchEvent(new Event("visibilitychange"));
    await wait(QUIET_MS);
    const meanwhile = server.count(FIRST);

    page.document.hidden = false;
    page.document.dispatchEvent(new Event("visibilitychange"));
    await wait(QUIET_MS);

    expect([meanwhile, server.count(FIRST)]).toEqual([0, 1]);
  });

  it("are asked for again after an hour, and not before, also after a reload", async () => {
    const run = begin();
    await answerAll(1);
    await run;
    const first = server.count("ContactList");

    await begin();
    const soon = server.count("ContactList");
    await wait(FRESH_MS);
    void begin();
    await wait(QUIET_MS);

    expect([first, soon, server.count(FIRST)]).toEqual([1, 1, 5]);
  });

  it.each([
    ["the page is left", () => stop.abort()],
    ["the connection is lost", () => Reflect.set(navigator, "onLine", false)],
    ["the person logs out", () => page.local.delete("person_guid")],
    ["data is to be saved", () => Reflect.set(navigator, "connection", { saveData: true })],
  ])("are not asked for any further, nor kept, once %s", async (_what, happen) => {
    const run = begin();
    await wait(QUIET_MS);
    const [first] = [await server.asked(FIRST)];

    happen();
    await first.answer(answerTo(FIRST, 1, false));
    await wait(QUIET_MS);
    await run;

    expect([server.count(FIRST), kept.size, page.local.has("listsFetched")]).toEqual([1, 0, false]);
  });

  it("go on with the list at which the server did not answer", async () => {
    const run = begin();
    await answerAll(1, { failsAt: "ContactList" });
    await run;
    const before = ALL.map((name) => server.count(name));
    void begin();
    await wait(QUIET_MS);

    expect(before.slice(-2)).toEqual([0, 0]);
    expect([server.count("CompanyList"), server.count("ContactList")]).toEqual([1, 2]);
  });

  function begin(): Promise<void> {
    return fetchLists(server.client, "robin", stop.signal);
  }

  async function wait(ms: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  }

  /** Answers each request as it comes; returns how many were open at each. */
  async function answerAll(
    rows: number,
    { hasNextPage = false, failsAt = "" }: { readonly hasNextPage?: boolean; readonly failsAt?: string } = {},
  ): Promise<number[]> {
    const open: number[] = [];
    const answered = new Map<string, number>();
    const names = [...new Set(ALL)];
    const unanswered = () => names.filter((name) => server.count(name) > (answered.get(name) ?? 0));
    for (await wait(QUIET_MS); unanswered().length > 0; await wait(QUIET_MS)) {
      const [name = ""] = unanswered();
      open.push(names.reduce((count, one) => count + server.count(one) - (answered.get(one) ?? 0), 0));
      const at = answered.get(name) ?? 0;
      answered.set(name, at + 1);
      const request = await server.asked(name, at);
      if (name === failsAt) await request.fail();
      else await request.answer(answerTo(name, rows, hasNextPage, at, request.variables));
    }
    return open;
  }
});

/** An answer with the fields that the screen reads; what it has not is null, as where nothing is known. */
function answerTo(
  name: string,
  rows: number,
  hasNextPage: boolean,
  at = 0,
  { first, phase }: Readonly<Record<string, unknown>> = {},
): object {
  const kind = name.replace("List", "");
  const nodes = Array.from({ length: rows }, (_, row) => ({
    __typename: kind,
    id: `${kind.toUpperCase()} ${at * Number(first) + row}`,
  }));
  const page = {
    __typename: "Page",
    nodes,
    pageInfo: { __typename: "PageInfo", endCursor: `${at + 1}`, hasNextPage },
    totalCount: rows,
    isTotalCountBounded: false,
  };
  const lanes = Object.fromEntries(
    ["preparing", "applying", "interviewing", "accepting", "finished", "terminated"].map((lane) => [
      lane,
      { ...page, nodes: [], pageInfo: { ...page.pageInfo, hasNextPage: false } },
    ]),
  );
  if (name === "JobHuntBoard") return lanes;
  if (name === "LogList") return { logEntries: page };
  if (name === FIRST)
    return { jobHunts: { ...page, nodes: [{ __typename: "JobHunt", id: String(phase), phases: [] }] } };
  return name.endsWith("List") ? { records: page } : {};
}
