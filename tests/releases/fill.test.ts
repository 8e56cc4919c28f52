import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { answeringCapture } from "../support/fakes.js";
import { findMissingKinds } from "../support/kinds-of.js";
import { fillFirst } from "./fill.js";

describe("the data of a release", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
  });
  afterAll(() => app.close());

  it("has records of every kind, so that each is upgraded", async () => {
    const client = await app.signIn();

    await fillFirst(client);

    expect(await findMissingKinds(app.test.database, client.person.id)).toEqual([]);
  });
});
