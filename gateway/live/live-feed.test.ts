import "reflect-metadata";
import { describe, expect, it } from "@jest/globals";
import { LiveFeed } from "./live-feed.js";

describe("the live feed", () => {
  it("ends at once whoever begins to follow it after it was closed, so that nobody is waited for", async () => {
    const feed = new LiveFeed(() => Promise.resolve(() => Promise.resolve()));
    await feed.open();
    await feed.close();

    expect(await feed.follow("somebody").next()).toEqual({ value: undefined, done: true });
  });
});
