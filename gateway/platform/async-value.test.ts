import { describe, expect, it } from "@jest/globals";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AsyncValue } from "./async-value.js";

describe("an asynchronous value", () => {
  it("belongs to what set it alone, also after it has waited", async () => {
    const name = new AsyncValue<string>();
    const read = async (): Promise<string | undefined> => {
      await nextTurn();
      return name.get();
    };

    expect(await Promise.all([name.run("one", read), name.run("other", read), read()])).toEqual([
      "one",
      "other",
      undefined,
    ]);
  });

  it("is found beside others, whichever was set last", () => {
    const [name, count] = [new AsyncValue<string>(), new AsyncValue<number>()];
    const both = (): unknown => [name.get(), count.get()];

    expect(name.run("one", () => count.run(1, both))).toEqual(["one", 1]);
    expect(count.run(1, () => name.run("one", both))).toEqual(["one", 1]);
  });

  it("is the innermost, and the one around it again after that", () => {
    const name = new AsyncValue<string>();

    const found = name.run("outer", () => [name.run("inner", () => name.get()), name.get()]);

    expect([...found, name.get()]).toEqual(["inner", "outer", undefined]);
  });

  it("is undefined inside what set none", () => {
    const name = new AsyncValue<string | undefined>();

    expect(name.run("outer", () => name.run(undefined, () => name.get()))).toBeUndefined();
  });
});
