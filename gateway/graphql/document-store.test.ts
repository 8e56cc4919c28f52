import { describe, expect, it } from "@jest/globals";
import { parse } from "graphql";
import { DocumentStore } from "./document-store.js";

/** An operation whose text has so many characters, most of them a comment. */
const documentOf = (length: number) => parse(`{ __typename }#${"x".repeat(length - 15)}`);

describe("the store of checked operations", () => {
  it("gives back what was kept, until it is deleted", async () => {
    const store = new DocumentStore();
    const document = documentOf(100);

    await store.set("a", document);

    expect(await store.get("a")).toBe(document);
    expect([await store.delete("a"), await store.delete("a"), await store.get("a")]).toEqual([true, false, undefined]);
  });

  it("keeps so many characters and no more, those used last", async () => {
    const store = new DocumentStore();
    for (let n = 0; n < 40; n++) await store.set(String(n), documentOf(10_000));
    await store.get("0");

    await store.set("40", documentOf(10_000));

    expect(await store.get("1")).toBeUndefined();
    expect(await store.get("0")).toBeDefined();
    expect(await store.get("40")).toBeDefined();
  });

  it("does not keep a long one", async () => {
    const store = new DocumentStore();

    await store.set("a", documentOf(10_001));

    expect(await store.get("a")).toBeUndefined();
  });
});
