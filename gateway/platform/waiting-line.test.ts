import { describe, expect, it } from "@jest/globals";
import { WaitingLine } from "./waiting-line.js";

const NEVER_MS = 600_000;

/** Work that ends when it is told to. */
function heldWork(): { readonly work: () => Promise<void>; readonly finish: () => void } {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  return { work: () => held, finish: () => finish() };
}

describe("a waiting line", () => {
  it("runs one at a time, in the order of asking, whatever becomes of the one before", async () => {
    const line = new WaitingLine({ waiting: 5, waitMs: NEVER_MS });
    const said: string[] = [];
    const say = async (word: string): Promise<void> => {
      said.push(`${word} begins`);
      await Promise.resolve();
      said.push(`${word} ends`);
      if (word === "first") throw new Error("failed");
    };

    const all = await Promise.allSettled(["first", "second", "third"].map((word) => line.run(() => say(word))));

    expect(said).toEqual(["first", "second", "third"].flatMap((word) => [`${word} begins`, `${word} ends`]));
    expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  });

  it("refuses what is one too many", async () => {
    const line = new WaitingLine({ waiting: 1, waitMs: NEVER_MS });
    const { work, finish } = heldWork();
    const running = [line.run(work), line.run(() => Promise.resolve())];

    await expect(line.run(() => Promise.resolve())).rejects.toMatchObject({ code: "SERVER_BUSY" });
    finish();
    await Promise.all(running);
    await expect(line.run(() => Promise.resolve("free"))).resolves.toBe("free");
  });

  it("refuses what has waited too long, without running it, and goes on", async () => {
    const line = new WaitingLine({ waiting: 1, waitMs: 1 });
    const { work, finish } = heldWork();
    let isRun = false;
    const running = line.run(work);

    await expect(line.run(() => Promise.resolve((isRun = true)))).rejects.toMatchObject({ code: "SERVER_BUSY" });
    finish();
    await running;

    await expect(line.run(() => Promise.resolve("free"))).resolves.toBe("free");
    expect(isRun).toBe(false);
  });
});
