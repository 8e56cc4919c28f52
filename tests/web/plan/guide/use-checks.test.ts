import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { GuideChecks_JobHuntFragmentDoc } from "../../../../web/plan/guide/guide.generated.js";
import type { GuideView } from "../../../../web/plan/guide/guideView.js";
import { useChecks } from "../../../../web/plan/guide/useChecks.js";
import type { StepCheckState } from "../../../../web/schema.generated.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { heldServer, settle, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";

const STEP = "CONTRACT_VALIDITY";
const SEND = "GuideSetCheck";
const FRAGMENT = {
  id: "JobHunt:h",
  fragment: GuideChecks_JobHuntFragmentDoc,
  fragmentName: "GuideChecks_jobHunt",
  variables: { step: STEP },
};

/** The points that are not open, by their keys. */
type Points = Readonly<Record<string, StepCheckState>>;

describe("points of a checklist that are pressed fast", () => {
  let page: FakePage;
  let server: HeldServer;
  let checks: { readonly current: ReturnType<typeof useChecks> };
  let close: () => void;

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    server.client.cache.writeFragment({ ...FRAGMENT, data: huntWith({}) });
    ({ result: checks, unmount: close } = open());
  });
  afterEach(() => {
    close();
    server.remove();
    page.remove();
  });

  it("are sent one change after the other, and only the last one that was wanted meanwhile", async () => {
    press("pay", "CHECKED");
    const first = await server.asked(SEND);
    press("pay", "TO_ASK");
    press("pay", "OPEN");
    await settle();
    const meanwhile = [server.count(SEND), shown()];

    await act(() => first.answer(answerOf({ pay: "CHECKED" })));
    const last = await server.asked(SEND, 1);
    const between = shown();
    await act(() => last.answer(answerOf({})));

    expect(meanwhile).toEqual([1, { pay: "OPEN" }]);
    expect(between).toEqual({ pay: "OPEN" });
    expect([stateOf(first), stateOf(last), server.count(SEND), shown()]).toEqual(["CHECKED", "OPEN", 2, {}]);
  });

  it("end with the last press when an earlier change fails", async () => {
    press("pay", "CHECKED");
    const first = await server.asked(SEND);
    press("pay", "TO_ASK");

    await act(() => first.fail());
    const last = await server.asked(SEND, 1);
    await act(() => last.answer(answerOf({ pay: "TO_ASK" })));

    expect([stateOf(last), shown(), checks.current.problems]).toEqual(["TO_ASK", { pay: "TO_ASK" }, { pay: "" }]);
  });

  it("are shown as the server has them when the last change fails, which is told", async () => {
    press("pay", "CHECKED");
    const first = await server.asked(SEND);
    press("pay", "TO_ASK");

    await act(() => first.answer(answerOf({ pay: "CHECKED" })));
    const last = await server.asked(SEND, 1);
    await act(() => last.refuse("INTERNAL"));

    expect([shown(), checks.current.problems]).toEqual([{ pay: "CHECKED" }, { pay: "INTERNAL" }]);
  });

  it("keep their order when the guide is closed and opened again meanwhile", async () => {
    press("pay", "CHECKED");
    const first = await server.asked(SEND);
    close();
    ({ result: checks, unmount: close } = open());
    press("pay", "TO_ASK");
    await settle();
    const meanwhile = server.count(SEND);

    await act(() => first.answer(answerOf({ pay: "CHECKED" })));

    expect([meanwhile, stateOf(await server.asked(SEND, 1))]).toEqual([1, "TO_ASK"]);
  });

  it("do not wait for other points, and keep them as they were pressed", async () => {
    press("pay", "CHECKED");
    press("names", "CHECKED");
    const [pay, names] = [await server.asked(SEND), await server.asked(SEND, 1)];

    await act(() => names.answer(answerOf({ names: "CHECKED" })));
    const first = shown();
    await act(() => pay.answer(answerOf({ names: "CHECKED", pay: "CHECKED" })));

    expect([first, shown()]).toEqual([
      { names: "CHECKED", pay: "CHECKED" },
      { names: "CHECKED", pay: "CHECKED" },
    ]);
  });

  function open() {
    const inEnglish = speaking("en");
    const wrap = (children: ReactNode): ReactNode =>
      inEnglish(createElement(ApolloProvider, { client: server.client, children }));
    return renderHook(() => useChecks(view()), undefined, { wrap });
  }

  /** The hunt as the guide shows it at this moment. */
  function view(): GuideView {
    return { hunt: readHunt(), step: STEP } as unknown as GuideView; // all that is read
  }

  function readHunt() {
    return server.client.cache.readFragment({ ...FRAGMENT, optimistic: true });
  }

  function press(key: string, state: StepCheckState): void {
    act(() => checks.current.set(key, state, null));
  }

  function shown(): Points {
    return Object.fromEntries((readHunt()?.stepChecks ?? []).map(({ key, state }) => [key, state]));
  }
});

function stateOf({ variables }: Awaited<ReturnType<HeldServer["asked"]>>): string {
  const { state } = variables.input as { state: string }; // what the mutation sends
  return state;
}

function huntWith(points: Points) {
  const stepChecks = Object.entries(points).map(([key, state]) => {
    const check = { __typename: "StepCheck" as const, id: `id of ${key}`, key, state, question: null, version: 2 };
    return check;
  });
  return { __typename: "JobHunt" as const, id: "h", stepChecks };
}

function answerOf(points: Points): object {
  return { setStepCheck: { __typename: "StepCheckChange", logEntryId: null, jobHunt: huntWith(points) } };
}
