import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { joined, persistCache, loadCache } from "../../../web/lib/persistedCache.js";
import { fakeDatabase } from "../fake-database.js";
import { install } from "../fake-page.js";

const TOO_MANY = 20_001;

describe("what a person has seen", () => {
  let remove: () => void;

  beforeEach(() => {
    remove = install({ indexedDB: fakeDatabase(new Map()) });
  });
  afterEach(() => remove());

  it("is kept beside what was seen on other days, the later over the earlier, field by field", async () => {
    await persistCache("robin", { a: { name: "Acme", size: 3 }, b: { name: "Brie" } });
    await persistCache("robin", { a: { name: "Acme Ltd" }, c: { name: "Cane" } });

    expect(await loadCache("robin")).toEqual({
      a: { name: "Acme Ltd", size: 3 },
      b: { name: "Brie" },
      c: { name: "Cane" },
    });
  });

  it("is forgotten when another person has seen something here", async () => {
    await persistCache("robin", { a: { name: "Acme" } });
    await persistCache("kim", { b: { name: "Brie" } });

    expect([await loadCache("robin"), await loadCache("kim")]).toEqual([undefined, { b: { name: "Brie" } }]);
  });

  it("is that of today alone where all of it is too much, and nothing where today is", async () => {
    const many = Object.fromEntries(Array.from({ length: TOO_MANY - 1 }, (_nothing, at) => [`m${at}`, {}]));
    await persistCache("robin", many);

    await persistCache("robin", { a: { name: "Acme" } });
    const today = await loadCache("robin");
    await persistCache("robin", { ...many, a: {}, b: {} });

    expect([today, await loadCache("robin")]).toEqual([{ a: { name: "Acme" } }, undefined]);
  });

  it("is joined without a change of either", () => {
    const before = { a: { name: "Acme" } };

    joined(before, { a: { name: "Brie" } });

    expect(before).toEqual({ a: { name: "Acme" } });
  });
});
