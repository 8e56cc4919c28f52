import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parse } from "graphql";
import { applyChanges } from "../../../web/app/applyChanges.js";
import type { Change } from "../../../web/lib/live/openStream.js";
import { ownOrigin } from "../../../web/lib/origin.js";
import type { PhaseName } from "../../../web/schema.generated.js";
import { fakePage, type FakePage } from "../fake-page.js";
import { heldServer, settle, type HeldServer } from "../held-server.js";

const CARD = parse("query Card { jobHunt(id: 1) { id name currentPhase version } }");
const MOVE = parse("mutation Move { advanceJobHunt(input: {}) { jobHunt { id name currentPhase version } } }");
const UNDO = parse("mutation Undo { undo(input: {}) { logEntryId } }");

/** More than the time for which changes are collected. */
const COLLECTED_MS = 1_000;

describe("a hunt that was moved to another phase", () => {
  let page: FakePage;
  let server: HeldServer;
  let told: string[];
  let applied: ReturnType<typeof applyChanges>;
  let close: () => void;

  beforeEach(async () => {
    page = fakePage();
    server = heldServer();
    told = [];
    applied = applyChanges(server.client, ({ name, currentPhase }) => told.push(`${name} ${currentPhase}`));
    const subscription = server.client.watchQuery({ query: CARD }).subscribe({ error: () => undefined });
    close = () => subscription.unsubscribe();
    await (await server.asked("Card")).answer(card(5, "APPLYING"));
  });
  afterEach(() => {
    close();
    applied.stop();
    server.remove();
    page.remove();
  });

  it.each(["another window", null])("by the origin %s is told, once it is shown", async (origin) => {
    applied.hear(change({ version: 6, origin }));
    await collected();
    const query = await server.asked("Card", 1);
    expect(told).toEqual([]);
    await query.answer(card(6, "INTERVIEWING"));

    expect(told).toEqual(["Baker INTERVIEWING"]);
  });

  it("by several changes elsewhere is told once, with where it is", async () => {
    for (const version of [7, 6, 8]) applied.hear(change({ version }));
    await collected();
    await (await server.asked("Card", 1)).answer(card(8, "ACCEPTING"));

    expect(told).toEqual(["Baker ACCEPTING"]);
  });

  it("is told among more changes than are refetched one by one", async () => {
    for (let index = 0; index < 300; index++) applied.hear(change({ kind: "COMPANY", id: `${index}`, version: 1 }));
    applied.hear(change({ version: 6 }));
    await collected();
    await (await server.asked("Card", 1)).answer(card(6, "INTERVIEWING"));

    expect(told).toEqual(["Baker INTERVIEWING"]);
  });

  it.each<[string, "miss" | Partial<Change>]>([
    ["changes were missed", "miss"],
    ["another record was changed elsewhere", { kind: "COMPANY", id: "c", version: 2 }],
    ["another hunt was changed elsewhere", { id: "2", version: 9 }],
    ["one of its steps was changed elsewhere", { version: null }],
    ["several hunts were changed at once elsewhere", { kind: null, id: null, version: null }],
  ])("is not told where %s, whoever moved it", async (_what, heard) => {
    if (heard === "miss") applied.miss();
    else applied.hear(change(heard));
    // What shows other records alone is not asked for again.
    applied.miss();
    await collected();
    await (await server.asked("Card", 1)).answer(card(6, "INTERVIEWING"));

    expect(told).toEqual([]);
  });

  it.each<[string, "miss" | Partial<Change>]>([
    ["changes were missed", "miss"],
    ["another record was changed elsewhere", { kind: "COMPANY", id: "c", version: 2 }],
    ["the hunt was renamed elsewhere before", { version: 6 }],
    ["the hunt was renamed elsewhere after it", { version: 7 }],
  ])("by this window is not told where it is answered while %s is applied", async (_what, heard) => {
    if (heard === "miss") applied.miss();
    else applied.hear(change(heard));
    applied.miss();
    await collected();
    const query = await server.asked("Card", 1);
    void server.client.mutate({ mutation: MOVE, optimisticResponse: moved(5, "INTERVIEWING") });
    await (await server.asked("Move")).answer(moved(7, "INTERVIEWING"));
    applied.hear(change({ version: 7, origin: ownOrigin() }));
    await query.answer(card(6, "APPLYING"));
    await (await server.asked("Card", 2)).answer(card(7, "INTERVIEWING"));

    expect(told).toEqual([]);
  });

  it("by this window is not told before it is answered, nor after", async () => {
    void server.client.mutate({ mutation: MOVE, optimisticResponse: moved(5, "INTERVIEWING") });
    const mutation = await server.asked("Move");
    applied.hear(change({ version: 6 }));
    await collected();
    await (await server.asked("Card", 1)).answer(card(7, "INTERVIEWING"));
    expect(told).toEqual([]);
    await mutation.answer(moved(7, "INTERVIEWING"));
    await collected();

    expect(told).toEqual([]);
  });

  it("back by this window's undo is not told, and its own change asks nothing again", async () => {
    applied.hear(change({ version: 6 }));
    void server.client.mutate({ mutation: UNDO });
    const undo = await server.asked("Undo");
    applied.hear(change({ version: 7, origin: ownOrigin() }));
    await collected();
    await undo.answer({ undo: { __typename: "Undone", logEntryId: "l" } });
    await (await server.asked("Card", 1)).answer(card(6, "APPLYING"));
    await (await server.asked("Card", 2)).answer(card(7, "PREPARING"));
    await collected();

    expect([told, server.count("Card")]).toEqual([[], 3]);
  });

  it("is told to the other tab of the browser, which has an origin of its own", async () => {
    applied.hear(change({ version: 6, origin: crypto.randomUUID() }));
    await collected();
    await (await server.asked("Card", 1)).answer(card(6, "INTERVIEWING"));

    expect(told).toEqual(["Baker INTERVIEWING"]);
  });

  it("is not told where this window has shown it before it heard of it", async () => {
    void server.client.refetchQueries({ include: ["Card"] });
    await (await server.asked("Card", 1)).answer(card(6, "INTERVIEWING"));
    applied.hear(change({ version: 6 }));
    applied.miss();
    await collected();
    await (await server.asked("Card", 2)).answer(card(6, "INTERVIEWING"));

    expect(told).toEqual([]);
  });
});

function change(facts: Partial<Change>): Change {
  return { operation: "UPDATED", kind: "JOB_HUNT", id: "1", version: null, origin: "another window", ...facts };
}

function card(version: number, currentPhase: PhaseName): object {
  return { jobHunt: { __typename: "JobHunt", id: "1", name: "Baker", currentPhase, version } };
}

function moved(version: number, currentPhase: PhaseName): object {
  return { advanceJobHunt: { __typename: "JobHuntChange", ...card(version, currentPhase) } };
}

async function collected(): Promise<void> {
  await jest.advanceTimersByTimeAsync(COLLECTED_MS);
  await settle();
}
