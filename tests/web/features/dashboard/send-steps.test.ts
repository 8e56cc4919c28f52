import { ApolloClient, ApolloLink } from "@apollo/client";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { of, throwError } from "rxjs";
import { sendSteps, type StepsAct } from "../../../../web/features/dashboard/today/sendSteps.js";
import type { KeptRow } from "../../../../web/features/dashboard/today/todayRows.js";
import { createCache } from "../../../../web/lib/createCache.js";

/** What a call was sent with. */
interface Call {
  readonly name: string | undefined;
  readonly ids: readonly string[];
  readonly until: unknown;
}

const CONFLICT = { __typename: "StepProblem", code: "CONFLICT", message: "It was changed meanwhile." };

describe("an act on equal steps of several hunts", () => {
  let calls: Call[];
  /** The hunts whose steps the server does not change. */
  let refused: ReadonlySet<string>;
  /** The numbers of the calls that fail. */
  let failing: ReadonlySet<number>;
  let client: ApolloClient;

  beforeEach(() => {
    calls = [];
    refused = new Set();
    failing = new Set();
    client = new ApolloClient({
      link: new ApolloLink(({ operationName, variables }) => answer(operationName, variables)),
      cache: createCache(),
    });
  });

  it.each<[what: string, act: StepsAct, call: string, until: unknown]>([
    ["Done", { kind: "DONE" }, "StepsComplete", undefined],
    ["Skip", { kind: "SKIP" }, "StepsSkip", undefined],
    ["Later", { kind: "LATER", until: "2026-12-04" }, "StepsSnooze", "2026-12-04"],
  ])("is one call: %s", async (_what, act, name, until) => {
    const sent = await sendSteps(client, rowsOf(3), act);

    expect(calls).toEqual([{ name, ids: ["h0", "h1", "h2"], until }]);
    expect(sent).toEqual({ changeSetIds: ["set 1"], refused: [], error: undefined });
  });

  it("is a call for each hundred, and what undoes them is in their order", async () => {
    const { changeSetIds } = await sendSteps(client, rowsOf(201), { kind: "SKIP" });

    expect(calls.map(({ ids }) => ids.length)).toEqual([100, 100, 1]);
    expect(changeSetIds).toEqual(["set 1", "set 2", "set 3"]);
  });

  it("says which steps were not changed, and why", async () => {
    refused = new Set(["h1"]);
    const rows = rowsOf(3);

    const sent = await sendSteps(client, rows, { kind: "DONE" });

    const { code, message } = CONFLICT;
    expect(sent.refused).toMatchObject([{ row: rows[1], problem: { code, message } }]);
    expect([sent.refused.length, sent.changeSetIds]).toEqual([1, ["set 1"]]);
  });

  it("has nothing to undo where nothing was changed", async () => {
    refused = new Set(["h0", "h1"]);

    expect((await sendSteps(client, rowsOf(2), { kind: "DONE" })).changeSetIds).toEqual([]);
  });

  it("goes on after a call that failed, whose steps were not changed", async () => {
    failing = new Set([1]);

    const sent = await sendSteps(client, rowsOf(101), { kind: "DONE" });

    expect([sent.refused.length, sent.changeSetIds]).toEqual([100, ["set 2"]]);
    expect(sent.refused.every(({ problem }) => problem === null)).toBe(true);
    expect(sent.error).toBeInstanceOf(Error);
  });

  function answer(name: string | undefined, variables: Readonly<Record<string, unknown>>) {
    // What the mutations of this test take.
    const { steps, until } = variables.input as {
      readonly steps: readonly { readonly jobHuntId: string }[];
      readonly until?: unknown;
    };
    const ids = steps.map(({ jobHuntId }) => jobHuntId);
    calls.push({ name, ids, until });
    if (failing.has(calls.length)) return throwError(() => new Error("No answer"));
    const answers = steps.map((step) => ({
      ...{ __typename: "StepAnswer", step: "FOLLOW_UP_EMAIL", jobHunt: null },
      ...{ jobHuntId: step.jobHuntId, problem: refused.has(step.jobHuntId) ? CONFLICT : null },
    }));
    const changeSetId = ids.every((id) => refused.has(id)) ? null : `set ${String(calls.length)}`;
    return of({ data: { changed: { __typename: "StepsChange", changeSetId, answers } } });
  }
});

function rowsOf(count: number): readonly KeptRow[] {
  return Array.from({ length: count }, (_none, at) => {
    const jobHunt = { id: `h${String(at)}`, version: 1 };
    return {
      at,
      group: "today",
      item: { id: `${jobHunt.id}:1`, step: "FOLLOW_UP_EMAIL", jobHunt },
    } as unknown as KeptRow; // what is asked of it
  });
}
