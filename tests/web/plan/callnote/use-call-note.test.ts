import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { dismiss, useNotices } from "../../../../web/lib/notify.js";
import { useCallNote } from "../../../../web/plan/callnote/useCallNote.js";
import { readWaiting } from "../../../../web/plan/callnote/waitingNotes.js";
import { waitingPerson } from "../../../../web/plan/callnote/waitingKey.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { heldServer, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";
import { tokenOf } from "../../token-of.js";
import { speaking } from "../../translate.js";

const HUNT = { id: "h", name: "Northwind", noteGuid: "g" };
const PEOPLE = [{ id: "anna", name: "Anna Sample" }];
const SAVED = { createNote: { __typename: "NoteChange", id: "n", logEntryId: null } };

describe("the note of a call", () => {
  let page: FakePage;
  let server: HeldServer;
  let close: (() => void)[];

  beforeEach(() => {
    page = fakePage();
    page.local.set("person_guid", "robin");
    server = heldServer();
    close = [];
  });
  afterEach(() => {
    act(() => close.forEach((end) => end()));
    server.remove();
    page.remove();
  });

  it("keeps what is typed while it is saved, as another note", async () => {
    const box = openBox();
    act(() => box.current.write("They call on Monday."));
    const first = press(box);
    const sent = await server.asked("CallNoteCreate");
    act(() => box.current.write("They call on Monday. At ten"));

    await act(() => sent.answer(SAVED));
    expect(await first).toBe("SAVED");
    const rest = box.current.values.text;
    const afterReload = openBox().current.values.text;
    act(() => box.current.write("At ten o'clock."));
    void press(box);
    const next = await server.asked("CallNoteCreate", 1);

    expect([rest, afterReload]).toEqual(["At ten", "At ten"]);
    expect([sent, next].map(contentOf)).toEqual(["They call on Monday.", "At ten o'clock."]);
    expect(idOf(next)).not.toBe(idOf(sent));
  });

  it("is empty once it is saved, and nothing was typed meanwhile", async () => {
    const box = openBox();
    act(() => box.current.write("They call on Monday. "));
    const saved = press(box);

    await act(async () => (await server.asked("CallNoteCreate")).answer(SAVED));
    await saved;

    expect([box.current.isEmpty, [...page.session.keys()]]).toEqual([true, []]);
  });

  it("keeps all words when it could not be saved, as a note that the server does not know", async () => {
    const box = openBox();
    act(() => box.current.write("They call"));
    const first = press(box);
    const sent = await server.asked("CallNoteCreate");
    act(() => box.current.write("They call on Monday."));

    await act(() => sent.refuse("INTERNAL"));
    await first;
    void press(box);
    const next = await server.asked("CallNoteCreate", 1);

    expect([contentOf(next), idOf(next) === idOf(sent)]).toEqual(["They call on Monday.", false]);
  });

  it("waits on the device for a person whom the server has not named yet", async () => {
    page.local.delete("person_guid");
    page.local.set("jwt_token", tokenOf("auth|robin"));
    const box = openBox();
    act(() => box.current.write("They call on Monday."));
    const saved = press(box);

    await act(async () => (await server.asked("CallNoteCreate")).fail());
    const outcome = await saved;
    page.local.set("person_guid", "robin");

    expect([outcome, box.current.notKept, box.current.isEmpty]).toEqual(["KEPT", undefined, true]);
    expect(readWaiting(waitingPerson()).map(({ content }) => content)).toEqual(["They call on Monday."]);
  });

  function openBox() {
    const inEnglish = speaking("en");
    const wrap = (children: ReactNode): ReactNode =>
      inEnglish(createElement(ApolloProvider, { client: server.client, children }));
    const { result, unmount } = renderHook(() => useCallNote(HUNT, PEOPLE), undefined, { wrap });
    const notices = renderHook(useNotices, undefined);
    close.push(unmount, () => notices.result.current.forEach(({ id }) => dismiss(id)), notices.unmount);
    return result;
  }

  function press(box: ReturnType<typeof openBox>) {
    let saved: ReturnType<typeof box.current.save> | undefined;
    act(() => void (saved = box.current.save(() => undefined)));
    return saved;
  }
});

type Sent = Awaited<ReturnType<HeldServer["asked"]>>;

function inputOf({ variables }: Sent): { readonly id: string; readonly content: string } {
  return variables.input as { id: string; content: string }; // what the mutation sends
}

function contentOf(sent: Sent): string {
  return inputOf(sent).content;
}

function idOf(sent: Sent): string {
  return inputOf(sent).id;
}
