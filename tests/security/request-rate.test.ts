import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";

const RULES = { session: [{ points: 6, seconds: 60 }], accessToken: [{ points: 3, seconds: 60 }] };
const CREATE = `mutation { createAccessToken(input: { name: "Program", scopes: [READ] }) { secret } }`;

describe("the rate of requests", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ rateRules: RULES });
  });
  afterAll(() => app.close());

  const ask = (client: Client): Promise<Response> =>
    client.send("/graphql", { method: "POST", body: `{"query":"{ viewer { guid } }"}` });
  const header = (answers: readonly Response[], name: string): (string | null)[] =>
    answers.map(({ headers }) => headers.get(name));

  it("lets the browsers of a person make just as many as there are, and tells what is left", async () => {
    const person = await app.signIn();
    const answers: Response[] = [];
    for (let at = 0; at < 7; at++) answers.push(await ask(person));
    const over = await person.rest("GET", "/company/getall");

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(header(answers, "ratelimit-remaining")).toEqual(["5", "4", "3", "2", "1", "0", "0"]);
    expect(new Set(header(answers, "ratelimit-limit"))).toEqual(new Set(["6"]));
    expect(over).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(over.headers.get("ratelimit-reset")).toBe(over.headers.get("retry-after"));
  });

  it("lets no more through when they come at once, and leaves other people alone", async () => {
    const person = await app.signIn();
    const other = await app.signIn();

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect((await ask(other)).status).toBe(200);
  });

  it("counts access tokens apart, in the same headers", async () => {
    const person = await app.signIn();
    const { createAccessToken } = await person.query<{ createAccessToken: { secret: string } }>(CREATE);
    const program = new Client(app.url, createAccessToken.secret, person.person);

    const answers: Response[] = [];
    for (let at = 0; at < 4; at++) answers.push(await ask(program));
    const browser = await ask(person);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(header([...answers, browser], "ratelimit-remaining")).toEqual(["2", "1", "0", "0", "4"]);
  });
});
