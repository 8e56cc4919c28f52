import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { invalidate } from "../../../../web/lib/invalidate.js";
import { createNewestAnswersLink } from "../../../../web/lib/newestAnswers.js";
import { prefetchSheets } from "../../../../web/plan/callnote/prefetchSheets.js";
import { install } from "../../fake-page.js";

const GROUPS = ["overdue", "today", "next", "waiting", "undated"] as const;

let removeNavigator: () => void;

beforeEach(() => {
  removeNavigator = install({ navigator: { onLine: true } });
});
afterEach(() => removeNavigator());

type Hunts = Partial<Record<(typeof GROUPS)[number], readonly string[]>>;

/** A server with hunts in Today, and the ids of the sheets that it was asked for; a failure is by the id of a hunt. */
function makeServer(hunts: Hunts, failures: Readonly<Record<string, string>> = {}, onSheet = (): void => undefined) {
  const asked: unknown[] = [];
  const groupOf = (ids: readonly string[] = []) => ({
    __typename: "DueGroup",
    items: ids.map((id) => ({ __typename: "DueItem", id: `due-${id}`, jobHunt: { __typename: "JobHunt", id } })),
  });
  const today = Object.fromEntries(GROUPS.map((name) => [name, groupOf(hunts[name])]));
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === "CallNoteHunts") observer.next({ data: { today: { __typename: "Today", ...today } } });
        else {
          const id = String(variables.id);
          asked.push(id);
          onSheet();
          const code = failures[id] ?? "NOT_FOUND";
          if (code === "FOUND")
            observer.next({ data: { jobHunt: null, logEntries: { __typename: "Logs", nodes: [] } } });
          else observer.next({ errors: [{ message: code, extensions: { code } }] });
        }
        observer.complete();
      }),
  );
  return {
    client: new ApolloClient({ link: createNewestAnswersLink().concat(link), cache: new InMemoryCache() }),
    asked,
  };
}

describe("fetching the sheets of Today ahead", () => {
  it("begins with those of today, fetches each once, and goes on where one hunt is gone", async () => {
    const { client, asked } = makeServer({ overdue: ["2", "1"], today: ["1"], next: ["3"], undated: ["4"] });

    await prefetchSheets(client, new AbortController().signal);

    expect(asked).toEqual(["1", "2", "3", "4"]);
  });

  it("fetches thirty at most", async () => {
    const { client, asked } = makeServer({ next: Array.from({ length: 40 }, (_, at) => String(at)) });

    await prefetchSheets(client, new AbortController().signal);

    expect(asked).toHaveLength(30);
  });

  it("ends when the server is busy", async () => {
    const { client, asked } = makeServer({ today: ["1", "2"] }, { 1: "RATE_LIMITED" });

    await prefetchSheets(client, new AbortController().signal);

    expect(asked).toEqual(["1"]);
  });

  it("ends when it is told to", async () => {
    const stop = new AbortController();
    const { client, asked } = makeServer({ today: ["1", "2"] }, {}, () => stop.abort());

    await prefetchSheets(client, stop.signal);

    expect(asked).toEqual(["1"]);
  });

  it("keeps a sheet, and asks again for one that was asked for before a change", async () => {
    const changes = [(): void => undefined, () => void invalidate(client, [])];
    const { client, asked } = makeServer({ today: ["1", "2"] }, { 1: "FOUND", 2: "FOUND" }, () => changes.shift()?.());

    await prefetchSheets(client, new AbortController().signal);

    for (const id of ["1", "2"])
      expect(JSON.stringify(client.extract())).toContain(JSON.stringify(`jobHunt({"id":"${id}"})`));
    expect(asked).toEqual(["1", "2", "2"]);
  });

  it("leaves Today in the cache as the dashboard has it", async () => {
    const { client } = makeServer({ today: ["1"] });

    await prefetchSheets(client, new AbortController().signal);

    expect(JSON.stringify(client.extract())).not.toContain("today");
  });
});
