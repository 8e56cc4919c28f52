import { describe, expect, it } from "@jest/globals";
import { AppError } from "../platform/errors.js";
import { PersonSessions } from "./person-sessions.js";

const never = (): Promise<never> => new Promise(() => undefined);
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe("a request that needs a third session of its person", () => {
  it("is refused when it got none in time, and so is all that it asks for later", async () => {
    const sessions = new PersonSessions(5);
    for (let n = 0; n < 2; n++) void sessions.forRequest("me", () => sessions.hold(never));

    const [first, second] = await sessions.forRequest("me", async () => [
      await failureOf(sessions.hold(never)),
      await failureOf(sessions.hold(never)),
    ]);

    expect(first).toMatchObject({ code: "RATE_LIMITED", facts: { retryAfter: 1, refusal: "concurrency-limit" } });
    expect(second).toBe(first);
  });

  it("is too expensive when it waited for itself alone, and so is all that it asks for later", async () => {
    const sessions = new PersonSessions(5);
    let runs = 0;
    const count = (): Promise<number> => Promise.resolve(++runs);

    const failures = await sessions.forRequest("me", async () => {
      for (let n = 0; n < 2; n++) void failureOf(sessions.hold(never));
      const waiting = [failureOf(sessions.hold(count)), failureOf(sessions.hold(count))];
      return [...(await Promise.all(waiting)), await failureOf(sessions.hold(count))];
    });

    expect(failures[0]).toMatchObject({ code: "TOO_EXPENSIVE", facts: { refusal: "too-expensive" } });
    expect([new Set(failures).size, runs]).toEqual([1, 0]);
  });

  describe("and has one of the two itself", () => {
    const RATE_LIMITED = { code: "RATE_LIMITED", facts: { retryAfter: 1, refusal: "concurrency-limit" } };

    it.each([
      ["an earlier one", ["other", "me"]],
      ["a later one", ["me", "other"]],
    ])("is not too expensive when the other is held by %s", async (_which, order) => {
      const sessions = new PersonSessions(5);
      const hold = (): void => void failureOf(sessions.hold(never));
      const holders: Readonly<Record<string, () => void>> = { me: hold, other: () => sessions.forRequest("me", hold) };

      const failure = await sessions.forRequest("me", () => {
        for (const which of order) holders[which]?.();
        return failureOf(sessions.hold(never));
      });

      expect(failure).toMatchObject(RATE_LIMITED);
    });

    it("is not too expensive when the other was held by an earlier one for a part of the time", async () => {
      const sessions = new PersonSessions(5);
      const earlier = sessions.forRequest("me", () => sessions.hold(() => Promise.resolve()));

      const failure = await sessions.forRequest("me", () => {
        for (let n = 0; n < 2; n++) void failureOf(sessions.hold(never));
        return failureOf(sessions.hold(never));
      });

      await earlier;
      expect(failure).toMatchObject(RATE_LIMITED);
    });

    it("is not too expensive when what it waited for lacked the database", async () => {
      const sessions = new PersonSessions(5);
      const failed = new AppError("DATABASE_UNAVAILABLE");

      const failures = await sessions.forRequest("me", () => {
        void failureOf(sessions.hold(never));
        const first = failureOf(sessions.hold(() => Promise.reject(failed)));
        void failureOf(sessions.hold(never));
        return Promise.all([first, failureOf(sessions.hold(never))]);
      });

      expect(failures).toEqual([failed, expect.objectContaining(RATE_LIMITED)]);
    });
  });

  it("gets it before requests that came later, though it asks after them", async () => {
    const sessions = new PersonSessions();
    const done: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const note = (what: string) => sessions.hold(() => Promise.resolve(void done.push(what)));

    await sessions.forRequest("me", async () => {
      const holding = [sessions.hold(() => held), sessions.hold(never)];
      const later = sessions.forRequest("me", () => Promise.all([note("later"), note("later, too")]));
      const asked = Promise.all([note("first"), note("second")]);
      release();
      await Promise.all([holding[0], asked, later]);
    });

    expect(done).toEqual(["first", "second", "later", "later, too"]);
  });

  it("keeps neither other persons nor the server waiting", async () => {
    const sessions = new PersonSessions();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const mine = Array.from({ length: 5 }, () => sessions.forRequest("me", () => sessions.hold(() => held)));
    const work = (): Promise<string> => Promise.resolve("done");

    const answers = [await sessions.forRequest("other", () => sessions.hold(work)), await sessions.hold(work)];

    release();
    await Promise.all(mine);
    expect(answers).toEqual(["done", "done"]);
  });

  it("runs nothing after a statement of it was too expensive, while other requests of the person go on", async () => {
    const sessions = new PersonSessions();
    const refusal = new AppError("TOO_EXPENSIVE", { refusal: "too-expensive" });
    let runs = 0;
    const work = (): Promise<number> => Promise.resolve(++runs);

    const answers = await sessions.forRequest("me", async () => [
      await sessions.hold(work),
      await failureOf(sessions.hold(() => Promise.reject(refusal))),
      await failureOf(sessions.hold(work)),
    ]);

    expect(answers).toEqual([1, refusal, refusal]);
    expect(await sessions.forRequest("me", () => sessions.hold(work))).toBe(2);
  });
});
