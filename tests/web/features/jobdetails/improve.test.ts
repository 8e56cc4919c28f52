import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement } from "react";
import { useExtract, type Extract } from "../../../../web/features/jobdetails/useExtract.js";
import type { ExtractReader } from "../../../../web/schema.generated.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { heldServer, type HeldServer } from "../../held-server.js";
import { renderHook } from "../../render-hook.js";

describe("what the model adds to an advert that was read", () => {
  let page: FakePage;
  let server: HeldServer;
  let read: string[];
  let hook: { readonly result: { readonly current: Extract }; readonly unmount: () => void };

  beforeEach(() => {
    page = fakePage();
    server = heldServer();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    read = [];
    const readers = {
      onRead: ({ id }: { readonly id: string }) => read.push(`read ${id}`),
      onImproved: ({ id }: { readonly id: string }) => read.push(`improved ${id}`),
    };
    hook = renderHook(() => useExtract(readers), undefined, {
      wrap: (children) => createElement(ApolloProvider, { client: server.client, children }),
    });
  });
  afterEach(() => {
    hook.unmount();
    jest.restoreAllMocks();
    server.remove();
    page.remove();
  });

  it("comes after what the rules found, which is there at once", async () => {
    await extract("one");
    expect([read, state()]).toEqual([["read one"], { isReading: false, isImproving: true }]);
    const asked = await server.asked("JobDetailsImprove");
    expect(asked.variables).toEqual({ input: { id: "one", description: "REST" } });

    await act(() => asked.answer(extraction("improveExtraction", "one")));

    expect([read, state()]).toEqual([["read one", "improved one"], { isReading: false, isImproving: false }]);
  });

  it("is not asked for where the rules alone read, or nothing is left to add", async () => {
    await extract("one", "RULES");
    await extract("two", "MODEL", false);

    expect([read, state().isImproving]).toEqual([["read one", "read two"], false]);
    expect(server.count("JobDetailsImprove")).toBe(0);
  });

  it.each(["refused", "lost"])("leaves what the rules found, and tells why, where it is %s", async (end) => {
    await extract("one");
    const asked = await server.asked("JobDetailsImprove");
    await act(() => (end === "lost" ? asked.fail() : asked.refuse("MODEL_BUSY")));

    expect([read, state()]).toEqual([["read one"], { isReading: false, isImproving: false }]);
    expect(hook.result.current.modelError).toBeInstanceOf(Error);
    expect(hook.result.current.error).toBeUndefined();
  });

  it("is dropped where it was stopped", async () => {
    await extract("one");
    const asked = await server.asked("JobDetailsImprove");
    act(() => hook.result.current.stop());
    expect(state().isImproving).toBe(false);
    await act(() => asked.answer(extraction("improveExtraction", "one")));

    expect(read).toEqual(["read one"]);
  });

  it("is dropped where another advert is read", async () => {
    await extract("one");
    const asked = await server.asked("JobDetailsImprove");
    await extract("two", "RULES");
    await act(() => asked.answer(extraction("improveExtraction", "one")));

    expect(read).toEqual(["read one", "read two"]);
  });

  async function extract(advert: string, reader: ExtractReader = "MODEL", canImprove = true): Promise<void> {
    const before = server.count("JobDetailsExtract");
    act(() => void hook.result.current.extract(advert, reader));
    const request = await server.asked("JobDetailsExtract", before);
    expect(request.variables).toMatchObject({ input: { reader: "RULES" } });
    await act(() => request.answer(extraction("extractJobDetails", advert, canImprove)));
  }

  function state(): Pick<Extract, "isReading" | "isImproving"> {
    const { isReading, isImproving } = hook.result.current;
    return { isReading, isImproving };
  }
});

function extraction(name: string, id: string, canImprove = false): object {
  return { [name]: { __typename: "Extraction", id, canImprove, fields: [], advertText: id, sourceUrl: null } };
}
