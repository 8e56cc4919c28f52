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
