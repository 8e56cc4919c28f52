import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { sendWaiting } from "../../../../web/plan/callnote/sendWaiting.js";
import { keepWaiting, markWaiting, readWaiting } from "../../../../web/plan/callnote/waitingNotes.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { noteOf } from "./note-of.js";

type Answer = "SAVED" | "LOST" | "NOT_FOUND" | "VALIDATION" | "UNAUTHENTICATED" | "RATE_LIMITED" | "INTERNAL";

let page: FakePage;
let removeNavigator: () => void;
let locks: string[];

beforeEach(() => {
  page = fakePage();
  page.local.set("person_guid", "robin");
  locks = [];
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, _options: unknown, work: () => Promise<unknown>): Promise<unknown> => {
    locks.push(name);
    return (last = last.then(work));
  };
  removeNavigator = install({ navigator: { locks: { request }, onLine: true } });
});
afterEach(() => {
  removeNavigator();
  page.remove();
});

/** A server that answers to each note as told, and the inputs that it got. */
function makeServer(answers: Readonly<Record<string, Answer>> = {}, onRequest: () => void = () => undefined) {
  const inputs: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const input = variables.input as { readonly id: string }; // what is sent under test
        inputs.push(input);
        onRequest();
        const answer = answers[input.id] ?? "SAVED";
        if (answer === "LOST") {
          observer.error(new TypeError("Failed to fetch"));
          return;
        }
        observer.next(
          answer === "SAVED"
            ? { data: { createNote: { __typename: "NoteChange", id: input.id, logEntryId: "entry" } } }
            : { errors: [{ message: answer, extensions: { code: answer } }] },
        );
        observer.complete();
      }),
  );
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), inputs };
}

const keep = (...ids: readonly string[]): void => ids.forEach((id) => keepWaiting("robin", noteOf(id)));
const waiting = () => readWaiting("robin").map(({ id, fault }) => [id, fault]);

describe("sending the notes of a device", () => {
  it("sends them in the order of writing, with their ids and the moments of writing, and removes them", async () => {
    keep("1", "2");
    const { client, inputs } = makeServer();

    const { sent } = await sendWaiting(client);

    const { noteGuid, title, content, date } = noteOf("1");
    expect(inputs).toEqual([
      { id: "1", noteGuid, title, content, date },
      { id: "2", noteGuid, title, content, date },
    ]);
    expect([sent.map(({ id }) => id), waiting()]).toEqual([["1", "2"], []]);
  });

  it("sends each once, however many tabs begin at the same time", async () => {
    keep("1", "2");
    const { client, inputs } = makeServer();

    await Promise.all([sendWaiting(client), sendWaiting(client)]);

    expect([inputs.length, locks]).toEqual([2, ["call-notes", "call-notes"]]);
  });

  it("sends each once in a browser without locks", async () => {
    Reflect.deleteProperty(navigator, "locks");
    keep("1", "2");
    const { client, inputs } = makeServer();

    await Promise.all([sendWaiting(client), sendWaiting(client)]);

    expect(inputs).toHaveLength(2);
  });

  it.each<Answer>(["LOST", "UNAUTHENTICATED", "RATE_LIMITED"])(
    "ends at the first that gets the answer %s, and loses none",
    async (lost) => {
      keep("1", "2", "3");
      const { client, inputs } = makeServer({ 2: lost });

      const { sent } = await sendWaiting(client);

      expect([sent.length, inputs.length]).toEqual([1, 2]);
      expect(waiting()).toEqual([
        ["2", undefined],
        ["3", undefined],
      ]);
    },
  );

  it("keeps a note at which the server fails for the next time, and sends the others", async () => {
    keep("1", "2", "3");
    const { client, inputs } = makeServer({ 1: "INTERNAL" });

    const { sent, refused } = await sendWaiting(client);

    expect([sent.map(({ id }) => id), refused, inputs.length]).toEqual([["2", "3"], [], 3]);
    expect(waiting()).toEqual([["1", undefined]]);
  });

  it("keeps a note whose hunt is gone or that is refused, says so, and goes on", async () => {
    keep("1", "2", "3");
    const { client } = makeServer({ 1: "NOT_FOUND", 2: "VALIDATION" });

    const { sent, refused } = await sendWaiting(client);

    expect([sent.map(({ id }) => id), refused.map(({ id }) => id)]).toEqual([["3"], ["1", "2"]]);
    expect(waiting()).toEqual([
      ["1", "GONE"],
      ["2", "REFUSED"],
    ]);
  });

  it("sends no note again that was refused", async () => {
    keep("1");
    markWaiting("robin", "1", "GONE");
    const { client, inputs } = makeServer();

    await sendWaiting(client);

    expect([inputs, waiting()]).toEqual([[], [["1", "GONE"]]]);
  });

  it("sends nothing of one person as another", async () => {
    keep("1");
    page.local.set("person_guid", "kim");
    const { client, inputs } = makeServer();

    await sendWaiting(client);

    expect([inputs, waiting()]).toEqual([[], [["1", undefined]]]);
  });

  it("takes no answer for a note's own that came after the person had changed", async () => {
    keep("1");
    const { client } = makeServer({ 1: "NOT_FOUND" }, () => page.local.set("person_guid", "kim"));

    await sendWaiting(client);

    expect(waiting()).toEqual([["1", undefined]]);
  });
});
