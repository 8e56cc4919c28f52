import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { parse } from "graphql";
import { of } from "rxjs";
import { createCache } from "../../../../web/lib/createCache.js";
import { dismiss, useNotices } from "../../../../web/lib/notify.js";
import { useFollowUps } from "../../../../web/plan/submission/useFollowUps.js";
import { useRecordSubmission } from "../../../../web/plan/submission/useRecordSubmission.js";
import type { RecordSubmissionInput } from "../../../../web/schema.generated.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";
import { huntWith } from "../step/hunts.js";
import { VIEWER } from "../../viewer.js";

const INPUT: RecordSubmissionInput = {
  id: "s",
  jobHuntId: "h",
  sentOn: "2026-11-26",
  channel: "EMAIL",
  files: [],
  keepsAdvert: true,
};
const KEPT = parse(`query Kept { record(kind: SUBMISSION, id: "s") { id } }`);
const NOW = new Date("2026-11-26T12:00:00Z");
/** Longer than the form rests before the server is asked. */
const PAUSE_MS = 1_000;

describe("what was sent", () => {
  let page: FakePage;
  let client: ApolloClient;
  let asked: string[];

  beforeEach(() => {
    page = fakePage();
    asked = [];
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const link = new ApolloLink(({ operationName = "" }) => {
      asked.push(operationName);
      return of({ data: answers[operationName] ?? null });
    });
    client = new ApolloClient({ link, cache: createCache() });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    page.remove();
  });

  it("stays in the cache when it is undone: the copy is marked, not deleted", async () => {
    const notices = renderHook(useNotices, undefined);
    const { result, unmount } = renderHook(() => useRecordSubmission(), undefined, { wrap });
    await act(() => result.current(INPUT));
    client.writeQuery({ query: KEPT, data: { record: { __typename: "Submission", id: "s" } } });

    const [notice] = notices.result.current;
    await act(async () => notice?.undo?.());
    unmount();
    act(() => notices.result.current.forEach(({ id }) => dismiss(id)));
    notices.unmount();

    expect(asked.filter((name) => name !== "Viewer")).toEqual(["SubmissionRecord", "Undo"]);
    expect(client.cache.extract()).toHaveProperty(["Submission:s"]);
  });

  it("sets follow-ups on a day until today, and none while the day is empty or in the future", async () => {
    jest.useFakeTimers({ now: NOW });
    const { result, rerender, unmount } = renderHook((day: string) => useFollowUps("h", day), INPUT.sentOn, { wrap });
    const shownFor = async (day: string): Promise<readonly string[]> => {
      rerender(day);
      const atOnce = result.current.length;
      await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
      return [day, `${atOnce} at once`, ...result.current.map(({ dueOn }) => dueOn)];
    };
    await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));

    const shown = [await shownFor("2026-11-26"), await shownFor(""), await shownFor("2026-11-27")];
    unmount();

    expect(shown).toEqual([
      ["2026-11-26", "1 at once", "2026-12-03"],
      ["", "0 at once"],
      ["2026-11-27", "0 at once"],
    ]);
  });

  function wrap(children: ReactNode): ReactNode {
    return speaking("en")(createElement(ApolloProvider, { client, children }));
  }
});

const followUp = { __typename: "SubmissionPreviewStep", step: "FIRST_FOLLOW_UP_COMMUNICATIONS", dueOn: "2026-12-03" };

/** What the server answers, by the name of the operation. */
const answers: Readonly<Record<string, Record<string, unknown>>> = {
  Viewer: { viewer: VIEWER },
  SubmissionPreview: { submissionPreview: { __typename: "SubmissionPreview", followUps: [followUp] } },
  SubmissionRecord: {
    recordSubmission: {
      __typename: "SubmissionChange",
      id: "s",
      logEntryId: "l",
      jobHunt: { __typename: "JobHunt", ...huntWith({ steps: {} }) },
    },
  },
  Undo: { undo: { __typename: "UndoneChange", logEntries: [] } },
};
