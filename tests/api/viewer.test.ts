import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";

const VIEWER = `{ viewer { guid email name givenName familyName picture createdAt } }`;

describe("the viewer", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it("is the person who asks, as the identity provider introduced them", async () => {
    const me = await app.signIn();

    const { viewer } = await me.query<{ viewer: object }>(VIEWER);

    const { id, email, name, givenName, familyName, createdAt } = me.person;
    expect(viewer).toEqual({
      guid: id,
      email,
      name,
      givenName,
      familyName,
      picture: null,
      createdAt: createdAt.toISOString(),
    });
  });

  it("is never somebody else, whoever asks at the same time", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));

    const answers = await Promise.all(people.map((person) => person.query<{ viewer: { guid: string } }>(VIEWER)));

    expect(answers.map(({ viewer }) => viewer.guid)).toEqual(people.map(({ person }) => person.id));
  });
});
