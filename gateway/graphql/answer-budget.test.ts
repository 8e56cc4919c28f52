import { describe, expect, it } from "@jest/globals";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AnswerBudget, AT_ONCE_BYTES } from "./answer-budget.js";
import { ANSWER_LIMITS } from "./operation-limits.js";

const COUNT = ANSWER_LIMITS.bytes / AT_ONCE_BYTES;

describe("the budget of an answer", () => {
  /** A reading of texts with so many bytes, which ends when it is told to. */
  class Reading {
    readonly asked: number[] = [];
    #end: () => void = () => undefined;

    constructor(private readonly bytes: number) {}

    readonly read = async (most: number): Promise<string | null> => {
      this.asked.push(most);
      await new Promise<void>((resolve) => (this.#end = resolve));
      return this.bytes > most ? null : "texts";
    };

    async end(): Promise<void> {
      this.#end();
      await nextTurn();
      await nextTurn();
    }
  }
  const begin = async (budget: AnswerBudget, reading: Reading): Promise<{ found: Promise<string> }> => {
    const found = budget.fitting("notes", reading.read);
    found.catch(() => undefined); // awaited by the test
    await nextTurn();
    return { found };
  };

  it("lets as many readings begin at once as fit", async () => {
    const budget = new AnswerBudget();
    const readings = Array.from({ length: COUNT + 1 }, () => new Reading(1));

    for (const reading of readings) await begin(budget, reading);

    expect(readings.map(({ asked }) => asked)).toEqual([...Array.from({ length: COUNT }, () => [AT_ONCE_BYTES]), []]);
    for (const reading of readings.slice(0, COUNT)) await reading.end();
    expect(readings.at(-1)?.asked).toEqual([ANSWER_LIMITS.bytes]);
  });

  it("lets a reading begin when another has been counted", async () => {
    const budget = new AnswerBudget();
    const first = new Reading(1);
    await begin(budget, first);
    await first.end();
    const later = Array.from({ length: COUNT }, () => new Reading(1));

    for (const reading of later) await begin(budget, reading);

    expect(later.map(({ asked }) => asked.length)).toEqual(later.map(() => 1));
  });

  it("has what is longer read again with all that fits, once the others have ended", async () => {
    const budget = new AnswerBudget();
    const [long, other] = [new Reading(AT_ONCE_BYTES + 1), new Reading(1)];
    const { found } = await begin(budget, long);
    await begin(budget, other);

    await long.end();
    expect(long.asked).toEqual([AT_ONCE_BYTES]);
    await other.end();
    await long.end();

    expect(long.asked).toEqual([AT_ONCE_BYTES, ANSWER_LIMITS.bytes]);
    expect(await found).toBe("texts");
  });

  it("is refused by texts that are longer than the answer may be, and then for everything", async () => {
    const budget = new AnswerBudget();
    const reading = new Reading(ANSWER_LIMITS.bytes + 1);
    const { found } = await begin(budget, reading);
    await reading.end();
    await reading.end();

    await expect(found).rejects.toMatchObject({ code: "TOO_LARGE", facts: { fields: [{ field: "notes" }] } });
    await expect(budget.fitting("other", () => Promise.resolve("texts"))).rejects.toMatchObject({ code: "TOO_LARGE" });
  });
});
