import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import type { AnyRoute } from "../../gateway/rest/route.js";
import { ROUTES } from "../../gateway/rest/routes.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, RestAnswer } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { fingerprint } from "../support/fingerprint.js";
import { checkAnswer } from "../support/openapi.js";
import { Owners } from "../support/owners.js";
import { makeSpace, randomSpace, usedKeys, withoutIds, type Space } from "../support/space.js";
import { REST_ROWS, type RestRow } from "./rest.rows.js";

const CANARY = "CANARY-77f0aa";
const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`;
const CASES = ROUTES.map((route) => [nameOf(route), route, rowOf(nameOf(route))] as const);
const AIMED = CASES.flatMap(([name, route, row]) =>
  usedKeys(row.values).map((key) => [name, key, route, row] as const),
);

describe("the REST shim", () => {
  let app: TestApp;
  let owner: Client;
  let space: Space;
  let others: Owners;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    owner = await app.signIn();
    space = await makeSpace(owner, CANARY);
    others = new Owners(app, "own");
  });
  afterAll(() => app.close());

  const touched = (): Promise<string> => fingerprint(app.test.database, owner.person.id);

  it("has a row here for every path, and for no other", () => {
    expect(Object.keys(REST_ROWS).sort()).toEqual(ROUTES.map(nameOf).sort());
  });

  it.each(CASES)("answers its owner, with the owner's guid and without: %s", async (_name, route, row) => {
    const [one, other] = await others.takeTwo();

    const withGuid = await call(one.client, route, { ...row.values(one.own), person_guid: one.client.person.id });
    const without = await call(other.client, route, row.values(other.own));

    expect([withGuid.status, without.status]).toEqual([200, 200]);
    expect(withGuid.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(withGuid.headers.get("cache-control")).toBe("no-store");
  });

  it.each(CASES)("asks somebody who is not signed in to sign in: %s", async (_name, route, row) => {
    const before = await touched();
    app.test.statements.length = 0;

    const answer = await call(app.anonymous, route, row.values(space));

    expect(answer).toMatchObject({ status: 401, body: { error: { code: "UNAUTHENTICATED" } } });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(app.test.statements).toEqual([]);
    expect(await touched()).toBe(before);
  });

  it.each(CASES)("turns away who is not on the list: %s", async (_name, route, row) => {
    const outsider = await app.signIn();
    app.disallow(outsider);
    const before = await touched();

    const answer = await call(outsider, route, row.values(space));

    expect(answer).toMatchObject({ status: 403, body: { error: { code: "NOT_ALLOWED" } } });
    expect(await touched()).toBe(before);
  });

  it.each(CASES)(
    "refuses another person's guid, known or not, in the query and in the body: %s",
    async (_name, route, row) => {
      const before = await touched();
      const stranger = await app.signIn();
      const values = row.values(randomSpace());

      const answers = [
        await call(stranger, route, { ...values, person_guid: owner.person.id }),
        await call(stranger, route, { ...values, person_guid: uuidv7() }),
        await call(stranger, route, { ...values, personId: owner.person.id }),
        await call(stranger, route, values, `?person_guid=${owner.person.id}`),
      ];

      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect(withoutIds(answers[0]?.body, space)).toBe(withoutIds(answers[1]?.body, space));
      expect(await touched()).toBe(before);
    },
  );

  it.each(CASES)("is neither shown to a stranger nor changed by one: %s", async (_name, route, row) => {
    const stranger = await app.signIn();
    const before = await touched();

    const answer = await call(stranger, route, row.values(space));

    expect(JSON.stringify(answer.body)).not.toContain(CANARY);
    expect(await touched()).toBe(before);
  });

  it.each(AIMED)("cannot be told from what nobody has: %s by its %s", async (_name, key, route, row) => {
    const [one, other] = await others.takeTwo();
    const owners = { ...one.own, [key]: space[key] };
    const nobodys = { ...other.own, [key]: randomSpace()[key] };

    const toOwners = await call(one.client, route, row.values(owners));
    const toNobodys = await call(other.client, route, row.values(nobodys));

    if (row.creates?.includes(key)) expect(toOwners.status).toBe(200);
    expect(comparable(toOwners, owners, one.client)).toBe(comparable(toNobodys, nobodys, other.client));
  });

  it.each(CASES)("refuses a field it does not know: %s", async (_name, route, row) => {
    const answers = await Promise.all(
      ["owner_id", "version", "created_at", "__proto__", "constructor"].map((field) =>
        call(owner, route, { ...row.values(randomSpace()), [field]: "x" }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers[0]?.body).toMatchObject({
      error: { code: "BAD_REQUEST", fields: [{ field: "owner_id", rule: "unknown" }] },
    });
  });

  it.each(CASES)("refuses a value that is given twice: %s", async (_name, route, row) => {
    const answer = await call(
      owner,
      route,
      row.values(randomSpace()),
      `?person_guid=${owner.person.id}&person_guid=${owner.person.id}`,
    );

    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field: "person_guid" }] } } });
  });

  it.each(
    CASES.flatMap(([name, route, row]) =>
      row.wrong.map((wrong) => [name, JSON.stringify(wrong), route, row, wrong] as const),
    ),
  )("refuses what is wrong: %s with %s", async (_name, _wrong, route, row, wrong) => {
    const before = await touched();

    const answer = await call(owner, route, { ...row.values(space), ...wrong });

    expect([400, 404, 422]).toContain(answer.status);
    expect(answer.body).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String), reference: expect.any(String) },
    });
    expect(await touched()).toBe(before);
  });

  it.each(CASES)("answers no other method: %s", async (_name, route) => {
    const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => method !== route.method);

    const answers = await Promise.all(methods.map((method) => owner.send(`/api${route.path}`, { method })));

    expect(answers.map(({ status }) => status)).toEqual(methods.map(() => 405));
    expect(answers.map(({ headers }) => headers.get("allow"))).toEqual(methods.map(() => route.method));
    expect(await answers[0]?.json()).toMatchObject({
      error: { code: "METHOD_NOT_ALLOWED", reference: expect.any(String) },
    });
  });

  it.each(CASES)("is at exactly one address: %s", async (_name, route) => {
    const paths = [`${route.path}/`, route.path.toUpperCase(), `/${route.path}`, `${route.path}%2f`];

    const answers = await Promise.all(paths.map((path) => owner.send(`/api${path}`, { method: route.method })));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("counts its cells", () => {
    const wrong = CASES.reduce((total, [, , row]) => total + row.wrong.length, 0);

    expect(CASES.length * 9 + AIMED.length + wrong).toBeGreaterThanOrEqual(200);
  });
});

async function call(client: Client, route: AnyRoute, values: object, search = ""): Promise<RestAnswer> {
  const isGet = route.method === "GET";
  const query = new URLSearchParams(search);
  if (isGet) for (const [name, value] of Object.entries(values)) query.append(name, String(value));
  const response = await client.send(`/api${route.path}?${query.toString()}`, {
    method: route.method,
    ...(isGet ? {} : { body: jsonOf(values) }),
  });
  const body = (await response.json()) as never; // each test states its shape
  checkAnswer(route.method, route.path, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

/** JSON that keeps an own `__proto__`. */
function jsonOf(values: object): string {
  return `{${Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(",")}}`;
}

function comparable(answer: RestAnswer, space: Space, client: Client): string {
  return withoutIds({ status: answer.status, body: answer.body }, space).replaceAll(client.person.id, "<me>");
}

function rowOf(name: string): RestRow {
  return REST_ROWS[name] ?? { values: () => ({}), wrong: [] };
}
