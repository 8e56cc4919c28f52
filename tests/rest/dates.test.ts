import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DATE_PATTERN, readDate } from "../../gateway/rest/dates.js";
import { ROUTES } from "../../gateway/rest/routes.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { makeSpace, type Space } from "../support/space.js";
import { REST_ROWS } from "./rest.rows.js";
import "../support/on-both-databases.js";

const FORMS: readonly (readonly [string | number, string])[] = [
  ["2026-05-01 12:00:00", "2026-05-01T12:00:00.000Z"],
  [" 2026-05-01 12:00:00 ", "2026-05-01T12:00:00.000Z"],
  ["2026-05-01T12:00:00", "2026-05-01T12:00:00.000Z"],
  ["2026-05-01T12:00:00Z", "2026-05-01T12:00:00.000Z"],
  ["2026-05-01t12:00:00z", "2026-05-01T12:00:00.000Z"],
  ["2026-05-01 12:00:00Z", "2026-05-01T12:00:00.000Z"],
  ["2026-05-01T12:00:00.5Z", "2026-05-01T12:00:00.500Z"],
  ["2026-05-01T12:00:00.123456789", "2026-05-01T12:00:00.123Z"],
  ["2026-05-01T12:00:00+02:00", "2026-05-01T10:00:00.000Z"],
  ["2026-05-01T12:00:00-00:30", "2026-05-01T12:30:00.000Z"],
  ["2026-05-01T00:00:00+14:00", "2026-04-30T10:00:00.000Z"],
  ["2026-05-01", "2026-05-01T00:00:00.000Z"],
  ["2024-02-29T23:59:59Z", "2024-02-29T23:59:59.000Z"],
  ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ["9999-12-31 23:59:59", "9999-12-31T23:59:59.000Z"],
  [1_777_636_800_000, "2026-05-01T12:00:00.000Z"],
  ["1777636800000", "2026-05-01T12:00:00.000Z"],
  [0, "1970-01-01T00:00:00.000Z"],
  [-1, "1969-12-31T23:59:59.999Z"],
];
const WRONG: readonly (string | number)[] = [
  "yesterday",
  "2026-02-29",
  "2026-02-31T00:00:00Z",
  "2026-04-31 12:00:00",
  "2100-02-29T00:00:00Z",
  "2026-13-01 00:00:00",
  "2026-00-10",
  "2026-05-01T24:00:00Z",
  "2026-05-01T12:60:00Z",
  "2026-05-01T12:00:60Z",
  "2026-05-01T12:00Z",
  "2026-05-01T12:00:00,5Z",
  "2026-05-01T12:00:00.Z",
  "2026-05-01T12:00:00+0200",
  "2026-05-01T12:00:00+24:00",
  "2026-05-01T12:00:00 02:00",
  "2026-05-01T12:00:00Z[UTC]",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+01:00",
  "9999-12-31T23:59:59-01:00",
  "12026-05-01T12:00:00Z",
  "01.05.2026",
  "May 1, 2026",
  "9e15",
  "1.5",
  9e15,
  -9e14,
];

describe("a date", () => {
  it.each(FORMS)("is read, without a zone as UTC: %j", (text, expected) => {
    expect(readDate("date", text)).toBe(expected);
    expect(String(text).trim()).toMatch(new RegExp(DATE_PATTERN, "u"));
  });

  it.each(WRONG)("is refused when there is no such time: %j", (text) => {
    expect(() => readDate("date", text)).toThrow(/^date: .*YYYY-MM-DD HH:MM:SS.*RFC 3339/);
  });

  it.each([undefined, null, "", " "])("is none when it is %j", (none) => {
    expect(readDate("date", none)).toBeNull();
  });

  it.each([
    ["2026-05-01 12:00:00", "2026-05-01T12:00:00.999Z"],
    ["2026-05-01T14:00:00+02:00", "2026-05-01T12:00:00.999Z"],
    ["2026-05-01T12:00:00.5Z", "2026-05-01T12:00:00.500Z"],
    ["2026-05-01", "2026-05-01T23:59:59.999Z"],
    ["1777636800000", "2026-05-01T12:00:00.000Z"],
  ])("as the last of a span is the end of what it names: %s", (text, expected) => {
    expect(readDate("end", text, "last")).toBe(expected);
  });
});

/** Every field of every row that holds a date. */
const DATES = ROUTES.flatMap(({ method, path, takes }) =>
  Object.entries(takes).flatMap(([name, { sent }]) =>
    sent?.["pattern"] === DATE_PATTERN ? [{ method, path, name }] : [],
  ),
);

describe("a date field of REST", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    space = await makeSpace(me, "Mine");
  });
  afterAll(() => app.close());

  it("is in these rows", () => {
    expect(DATES.map(({ path, name }) => `${path} ${name}`)).toEqual([
      "/note/add date",
      "/log/get start",
      "/log/get end",
      "/log/add date",
    ]);
  });

  it.each(DATES)("takes every form, and names both formats when it is none of them: $path $name", async (row) => {
    const { method, path, name } = row;
    const values = REST_ROWS[`${method} ${path}`]?.values(space);
    const send = async (date: string | number) => me.rest(method, path, { ...values, [name]: date });

    const taken = await Promise.all(FORMS.map(async ([form]) => (await send(form)).status));
    const refused = await Promise.all(WRONG.map(send));

    expect(taken).toEqual(FORMS.map(() => 200));
    const message = expect.stringMatching(new RegExp(`^${name}: .*YYYY-MM-DD HH:MM:SS.*RFC 3339`));
    expect(refused).toMatchObject(
      WRONG.map(() => ({
        status: 422,
        body: { error: { code: "VALIDATION", message, fields: [{ field: name, rule: "date" }] } },
      })),
    );
  });

  it("keeps the moment that was meant", async () => {
    const noted = await me.rest("POST", "/note/add", {
      gunid: space.noteGuid,
      title: "A",
      date: "2026-05-01 12:00:00",
    });
    const logged = await me.rest("POST", "/log/add", { event: "Kept", date: "2026-05-01T14:00:00+02:00" });
    const span = { start: "2026-05-01T12:00:00", end: "2026-05-01 12:00:00", filter: "kept" };
    const found = await me.rest("GET", "/log/get", span);

    expect(noted.body).toMatchObject({ data: { date: "2026-05-01T12:00:00.000Z" } });
    expect(logged.body).toMatchObject({ data: { date: 1_777_636_800_000 } });
    expect(found.body).toMatchObject({ data: [{ entry: "Kept" }] });
  });
});
