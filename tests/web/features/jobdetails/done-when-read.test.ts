import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement } from "react";
import { useDoneWhenRead } from "../../../../web/features/jobdetails/useDoneWhenRead.js";
import { useExtract, type Extract } from "../../../../web/features/jobdetails/useExtract.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { heldServer, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";

/** A form as the screen has it: an advert that is read, Done, and what both have done. */
interface Form {
  readonly reading: Extract;
  readonly done: ReturnType<typeof useDoneWhenRead>;
}

describe("Done while an advert is being read", () => {
  let page: FakePage;
  let server: HeldServer;
  let read: string[];
  /** What was read each time that Done was done. */
  let saved: string[];
  let isAsking: boolean;
  let form: { readonly result: { readonly current: Form }; readonly unmount: () => void };

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    [read, saved, isAsking] = [[], [], false];
    const useForm = (): Form => {
      const reading = useExtract({ onRead: ({ advertText }) => read.push(advertText), onImproved: () => undefined });
      const isRead = reading.error === undefined && !isAsking;
      return { reading, done: useDoneWhenRead({ ...reading, isRead, done: () => saved.push(read.join(" ")) }) };
    };
    form = renderHook(useForm, undefined, {
      wrap: (children) => createElement(ApolloProvider, { client: server.client, children }),
    });
  });
  afterEach(() => {
    form.unmount();
    jest.restoreAllMocks();
    server.remove();
    page.remove();
  });

  it("is done at once where nothing is being read", () => {
    press();

    expect([saved, isWaiting()]).toEqual([[""], false]);
  });

  it("waits, and is done once with what was read", async () => {
    const request = await extract("one");
    press();
    expect([saved, isWaiting()]).toEqual([[], true]);
    await act(() => request.answer(extraction("one")));

    expect([saved, isWaiting(), form.result.current.reading.isReading]).toEqual([["one"], false, false]);
  });

  it("is not done by itself where it was not pressed", async () => {
    const request = await extract("one");
    await act(() => request.answer(extraction("one")));

    expect([read, saved]).toEqual([["one"], []]);
  });

  it("does not wait when it is pressed again, and is not done a second time", async () => {
    const request = await extract("one");
    press();
    press();
    expect([saved, isWaiting()]).toEqual([[""], false]);
    await act(() => request.answer(extraction("one")));

    expect(saved).toEqual([""]);
  });

  it.each(["refused", "lost"])("is taken back, and the error is there, where the reading is %s", async (end) => {
    const request = await extract("https://jobs.example/1");
    press();
    await act(() => (end === "lost" ? request.fail() : request.refuse("PAGE_UNREACHABLE")));

    expect([saved, isWaiting(), form.result.current.reading.error]).toEqual([[], false, expect.any(Error)]);
    await readAgain();
    expect(saved).toEqual([]);
  });

  it("is taken back where the reading ends in a question", async () => {
    const request = await extract("one");
    press();
    isAsking = true;
    await act(() => request.answer(extraction("one")));

    expect([saved, isWaiting()]).toEqual([[], false]);
    isAsking = false;
    await readAgain();
    expect(saved).toEqual([]);
  });

  it("is taken back by the end of the reading, whose result is dropped", async () => {
    const request = await extract("one");
    press();
    act(() => {
      form.result.current.done.cancel();
      form.result.current.reading.stop();
    });
    await act(() => request.answer(extraction("one")));

    expect([saved, read, form.result.current.reading.isReading]).toEqual([[], [], false]);
  });

  it("is taken back by another advert, which alone is read", async () => {
    const first = await extract("one");
    press();
    const second = await extract("two", 1);
    expect(isWaiting()).toBe(false);
    await act(() => second.answer(extraction("two")));
    await act(() => first.answer(extraction("one")));

    expect([saved, read, form.result.current.reading.isReading]).toEqual([[], ["two"], false]);
  });

  it("waits for the other advert where it is pressed then", async () => {
    const first = await extract("one");
    const second = await extract("two", 1);
    press();
    await act(() => first.answer(extraction("one")));
    expect([saved, isWaiting()]).toEqual([[], true]);
    await act(() => second.answer(extraction("two")));

    expect(saved).toEqual(["two"]);
  });

  async function extract(advert: string, index = 0) {
    act(() => void form.result.current.reading.extract(advert));
    return server.asked("JobDetailsExtract", index);
  }

  async function readAgain(): Promise<void> {
    const request = await extract("again", 1);
    await act(() => request.answer(extraction("again")));
  }

  function press(): void {
    act(() => form.result.current.done.press());
  }

  function isWaiting(): boolean {
    return form.result.current.done.isWaiting;
  }
});

function extraction(advertText: string): object {
  const extracted = { id: advertText, canImprove: false, fields: [], advertText, sourceUrl: null };
  return { extractJobDetails: { __typename: "Extraction", ...extracted } };
}
