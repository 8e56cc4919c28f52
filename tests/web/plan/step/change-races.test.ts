import { gql } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { dismiss, useNotices } from "../../../../web/lib/notify.js";
import { changeOf, useJobHuntToasts } from "../../../../web/plan/step/useJobHuntToasts.js";
import { useStepChanges, type StepOutcome } from "../../../../web/plan/step/useStepChanges.js";
import type { StepStatus } from "../../../../web/schema.generated.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { heldServer, settle, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";
import { huntWith } from "./hunts.js";

const STEP = "BUILD_APPLICATION_BUNDLE";

/** What a card shows. */
const CARD = gql`
  query Card {
    jobHunt(id: "h") {
      id
      currentPhase
      phases {
        id
        steps {
          id
          status
        }
      }
    }
  }
`;
const MOVE = gql`
  mutation Move {
    advanceJobHunt(input: {}) {
      jobHunt {
        id
        currentPhase
      }
    }
  }
`;

interface Card {
  readonly jobHunt: {
    readonly currentPhase: string;
    readonly phases: readonly { readonly steps: readonly { readonly status: string }[] }[];
  };
}

describe("a card that was asked for before a change and is answered after it", () => {
  let page: FakePage;
  let server: HeldServer;
  let shown: string[];
  let close: (() => void)[];

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    shown = [];
    close = [];
  });
  afterEach(() => {
    act(() => close.forEach((end) => end()));
    server.remove();
    page.remove();
  });

  it.each([
    ["before the change", false],
    ["while the change is under way", true],
  ])("keeps the step Done, and shows the newest at the end: asked for %s", async (_when, isAskedLate) => {
    const hook = render(useStepChanges, {});
    await openCard();
    const old = isAskedLate ? undefined : await askAgain();
    let changed: Promise<StepOutcome> | undefined;
    act(() => {
      changed = hook.act({ jobHuntId: "h", step: STEP, jobHunt: hunt("ACTIVE") }, "COMPLETE");
    });
    const mutation = await server.asked("StepComplete");
    const query = old ?? (await askAgain());
    shown = [];

    await act(() => mutation.answer(answerOf("changed", hunt("DONE"))));
    await act(() => query.answer(card(hunt("ACTIVE"))));
    expect(await changed).toEqual({ isChanged: true });
    expect(cached()).toBe("APPLYING DONE");
    await act(async () => (await server.asked("Card", 2)).answer(card(hunt("DONE", "INTERVIEWING"))));

    expect(shown.at(-1)).toBe("INTERVIEWING DONE");
    expect(shown).not.toContain("APPLYING ACTIVE");
  });

  it("keeps the phase of a hunt that was moved, and shows the newest at the end", async () => {
    const { showChangeToast } = render(useJobHuntToasts, undefined);
    await openCard();
    const query = await askAgain();
    const moved = server.client.mutate({ mutation: MOVE });
    shown = [];

    await act(async () => (await server.asked("Move")).answer(answerOf("advanceJobHunt", hunt("ACTIVE", "ACCEPTING"))));
    await moved;
    await act(() => {
      showChangeToast(changeOf(hunt("ACTIVE", "ACCEPTING")), "Moved", null);
      return query.answer(card(hunt("ACTIVE")));
    });
    expect(cached()).toBe("ACCEPTING ACTIVE");
    await act(async () => (await server.asked("Card", 2)).answer(card(hunt("DONE", "ACCEPTING"))));

    expect(shown.at(-1)).toBe("ACCEPTING DONE");
    expect(shown).not.toContain("APPLYING ACTIVE");
  });

  function render<Props, Result>(hook: (props: Props) => Result, props: NoInfer<Props>): Result {
    const inEnglish = speaking("en");
    const wrap = (children: ReactNode): ReactNode =>
      inEnglish(createElement(ApolloProvider, { client: server.client, children }));
    const { result, unmount } = renderHook(hook, props, { wrap });
    const notices = renderHook(useNotices, undefined);
    close.push(unmount, () => notices.result.current.forEach(({ id }) => dismiss(id)), notices.unmount);
    return result.current;
  }

  async function openCard(): Promise<void> {
    const subscription = server.client.watchQuery<Card>({ query: CARD }).subscribe(({ data, dataState }) => {
      if (dataState === "complete") shown.push(texts(data));
    });
    close.push(() => subscription.unsubscribe());
    await (await server.asked("Card")).answer(card(hunt("ACTIVE")));
    expect(shown.at(-1)).toBe("APPLYING ACTIVE");
  }

  async function askAgain() {
    void server.client.refetchQueries({ include: ["Card"] });
    await settle();
    return server.asked("Card", 1);
  }

  function cached(): string | undefined {
    const data = server.client.cache.readQuery<Card>({ query: CARD });
    return data ? texts(data) : undefined;
  }
});

function texts({ jobHunt }: Card): string {
  return [jobHunt.currentPhase, ...jobHunt.phases.flatMap(({ steps }) => steps.map(({ status }) => status))].join(" ");
}

function hunt(status: StepStatus, currentPhase: "APPLYING" | "INTERVIEWING" | "ACCEPTING" = "APPLYING") {
  const made = huntWith({ steps: { [STEP]: { status } }, currentPhase });
  return { ...made, phases: made.phases.map((phase) => ({ ...phase, id: "phase" })) };
}

function card(of: ReturnType<typeof hunt>): object {
  return { jobHunt: typed(of) };
}

function answerOf(field: string, of: ReturnType<typeof hunt>): object {
  return { [field]: { __typename: "JobHuntChange", jobHunt: typed(of), logEntryId: null } };
}

function typed(of: ReturnType<typeof hunt>): object {
  const phases = of.phases.map((phase) => ({
    ...phase,
    __typename: "Phase",
    steps: phase.steps.map((step) => ({ ...step, __typename: "Step" })),
  }));
  return { ...of, __typename: "JobHunt", phases };
}
