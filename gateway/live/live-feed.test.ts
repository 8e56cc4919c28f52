import "reflect-metadata";
import { describe, expect, it } from "@jest/globals";
import { MISSED } from "./change-queue.js";
import { LiveFeed } from "./live-feed.js";

const listen = () => Promise.resolve(() => Promise.resolve());

describe("the live feed", () => {
  it("ends at once whoever begins to follow it after it was closed, so that nobody is waited for", async () => {
    const feed = new LiveFeed(listen, () => Promise.resolve(true));
    await feed.open();
    await feed.close();

    const queue = feed.follow({ ownerId: "somebody", missedWithinMs: 1 });
    expect(await queue.next()).toEqual({ value: undefined, done: true });
  });

  it("has whoever reads everything again of whom it cannot be told what they missed", async () => {
    const feed = new LiveFeed(listen, () => Promise.reject(new Error("The database is away.")));

    const queue = feed.follow({ ownerId: "somebody", missedWithinMs: 1 });
    expect(await queue.next()).toEqual({ value: MISSED, done: false });
  });
});
