import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import type { KeptRow, TodayItem } from "../../../../web/features/dashboard/today/todayRows.js";
import { useRowChanges, type RowChanges } from "../../../../web/features/dashboard/today/useRowChanges.js";
import { readQuestion, SEND_STEP, type SendingAnswer } from "../../../../web/plan/step/sendingQuestion.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { stepServer, type StepServer } from "../../plan/step/step-server.js";
import { renderHook } from "../../render-hook.js";

/** Longer than a row stays folded. */
const FOLDED_MS = 10_000;
/** A part of that time. */
const FIRST_MS = 4_000;
const DAY = "2026-11-26";

const SENDING = rowOf("sending", SEND_STEP);
const OTHER = rowOf("other", "FOLLOW_UP_EMAIL");

describe("a row of Today whose Done asks what was sent", () => {
  let page: FakePage;
  let server: StepServer;
  let rows: { readonly result: { readonly current: RowChanges }; readonly unmount: () => void };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    page = fakePage();
    server = stepServer();
    rows = renderHook(() => useRowChanges(), undefined, { wrap: server.wrap });
  });
  afterEach(() => {
    rows.unmount();
    jest.restoreAllMocks();
    jest.useRealTimers();
    page.remove();
  });

  it("stays as it is while the question is open, and other rows are ticked off meanwhile", async () => {
    const sending = tick(SENDING);
    const other = tick(OTHER);
    await settle();

    expect(marks()).toEqual({ other: "GOING" });
    expect([sending.isGoing, other.isGoing, other.isChanged]).toEqual([false, true, true]);
    expect(server.sent.map(({ step }) => step)).toEqual(["FOLLOW_UP_EMAIL"]);
  });

  it("stays where it is when the question is cancelled", async () => {
    const row = tick(SENDING);
    await settle("CANCELLED");

    expect([marks(), row, server.sent]).toEqual([{}, { isGoing: false, isChanged: false }, []]);
  });

  it("says why it stays when the question cannot be asked", async () => {
    const row = tick(SENDING);
    await settle("UNAVAILABLE");

    expect([marks(), row, server.sent]).toEqual([{ sending: "FAILED" }, { isGoing: false, isChanged: false }, []]);
  });

  it("goes once a copy is kept, as after a change, and sends nothing", async () => {
    const row = tick(SENDING);
    await settle("KEPT");
    const folded = marks();
    await act(() => jest.advanceTimersByTimeAsync(FOLDED_MS));

    expect([folded, marks()]).toEqual([{ sending: "GOING" }, {}]);
    expect([row, server.sent]).toEqual([{ isGoing: true, isChanged: true }, []]);
  });

  it("keeps what its second change shows when the time of the first one is over", async () => {
    tick(OTHER);
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(FIRST_MS));
    // Brought back by Undo, and ticked off again.
    server.refusals.push("INTERNAL");
    tick(OTHER);
    await settle();
    const before = marks();
    await act(() => jest.advanceTimersByTimeAsync(FOLDED_MS));

    expect([before, marks()]).toEqual([{ other: "FAILED" }, { other: "FAILED" }]);
  });

  it("is sent again after a conflict elsewhere in the hunt, with its version now and no other question", async () => {
    server.refusals.push("CONFLICT");
    server.steps.dueOn = DAY;

    const row = tick(SENDING);
    await settle("WITHOUT");

    expect(row).toEqual({ isGoing: true, isChanged: true });
    expect(server.sent.map(({ version }) => version)).toEqual([1, 7]);
    expect(readQuestion()).toBeNull();
  });

  function tick(row: KeptRow): { isGoing: boolean; isChanged: boolean | undefined } {
    const told: ReturnType<typeof tick> = { isGoing: false, isChanged: undefined };
    const onGoing = (): void => {
      told.isGoing = true;
    };
    void rows.result.current.complete(row, onGoing).then((isChanged) => {
      told.isChanged = isChanged;
    });
    return told;
  }

  async function settle(answer?: SendingAnswer): Promise<void> {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(0);
      if (answer !== undefined) readQuestion()?.answer(answer);
      await jest.advanceTimersByTimeAsync(100);
    });
  }

  function marks(): Readonly<Record<string, string>> {
    return Object.fromEntries([...rows.result.current.marks].map(([id, { kind }]) => [id, kind]));
  }
});

function rowOf(id: string, step: NonNullable<TodayItem["step"]>): KeptRow {
  const advert = { jobTitle: null, location: null, salary: null } as const;
  const jobHunt = {
    ...advert,
    id: "h",
    name: "Baker",
    noteGuid: "n",
    employer: null,
    quietSince: null,
    version: 1,
  } as const;
  const facts = { kind: "STEP", startsAt: null, version: 1, appointment: null, hint: null, dueOn: DAY } as const;
  const item = { ...facts, id, step, jobHunt: { ...jobHunt, currentPhase: "APPLYING", status: "ACTIVE" } } as const;
  return { item, group: "today", at: 0 };
}
