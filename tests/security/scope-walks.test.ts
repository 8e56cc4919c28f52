import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType } from "graphql";
import { ROUTES } from "../../gateway/rest/routes.js";
import { operationOf as restOperationOf } from "../../gateway/rest/openapi/operation.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { ownVariables, OWNERSHIP_ROWS, rowsOf } from "../api/ownership.rows.js";
import { REST_ROWS } from "../rest/rest.rows.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { canariesIn, canaryOf } from "../support/canaries.js";
import type { Client } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { fillAccount } from "../support/filled-account.js";
import { fingerprint } from "../support/fingerprint.js";
import type { Space } from "../support/space.js";
import { endOf, nameOf, operationOf, walksFrom, type Walk, type WalkStep } from "../support/walks.js";
import { EXPECTED_ACCESS, type Scope } from "./access.rows.js";
import {
  ADVERT_TEXTS,
  IN_CALENDAR,
  OF_THE_PERSON,
  SHOWN_TO_NOBODY,
  TABLES_IN,
  TABLES_OF,
} from "./scope-canaries.rows.js";
import { firstRefused } from "./type-access.rows.js";

const SCHEMA = createSchema(null);
const ROOTS = [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({ type: root?.name ?? "", field })),
);

/** How many walks one operation has: as many fragments fit into one place. */
const PACK = 20;

/** How many rows a list has, so that the lists inside fit into one operation too. */
const ROWS = 2;

/** The shortest walk to each field that can be reached from the roots of a scope. */
function walksOf(scope: Scope): readonly Walk[] {
  const walks = rootsOf(scope).flatMap((root) => walksFrom(SCHEMA, root));
  const byEnd = new Map<string, Walk>();
  for (const walk of walks.toSorted((a, b) => a.length - b.length)) {
    if (!byEnd.has(endOf(walk))) byEnd.set(endOf(walk), walk);
  }
  return [...byEnd.values()];
}

/** The walks that a scope is refused: of each of its roots those whose last field is the first refused one, and one to each field. */
function refusedWalksOf(scope: Scope): readonly Walk[] {
  const borders = rootsOf(scope)
    .flatMap((root) => walksFrom(SCHEMA, root))
    .filter((walk) => firstRefused(scope, walk) === walk.at(-1));
  const all = [...borders, ...walksOf(scope).filter((walk) => firstRefused(scope, walk) !== undefined)];
  return [...new Map(all.map((walk) => [walk.map(nameOf).join(" > "), walk])).values()];
}

function rootsOf(scope: Scope) {
  return ROOTS.filter((root) => EXPECTED_ACCESS[nameOf(root)]?.includes(scope) === true);
}

/** The variables of the ownership row; where those find nothing, others that find something. */
function variablesFor(name: string, space: Space): object {
  if (name === "Query.search" || name === "Query.findJobHunts") return { text: "canary" };
  if (name === "Query.earlierCaptures")
    return { input: { companyName: canaryOf("job_details.companyName"), jobTitle: canaryOf("job_details.jobTitle") } };
  return OWNERSHIP_ROWS[name]?.variables(space) ?? {};
}

let app: TestApp;
beforeAll(async () => {
  const rateRules = { accessToken: [{ points: 100_000, seconds: 60 }] };
  app = await startTestApp({ capture: answeringCapture, rateRules });
});
afterAll(() => app.close());

const READ_WALKS = rootsOf("READ")
  .filter(({ type }) => type === "Query")
  .flatMap((root) => walksFrom(SCHEMA, root));

describe(`READ, in all ${READ_WALKS.length} walks`, () => {
  it("sees every text of its owner, but what gives access", async () => {
    const account = await fillAccount(app, SCHEMA);
    const program = await account.programWith("READ");
    const seen = new Set<string>();

    for (const walks of packed(READ_WALKS)) {
      const variables = { ...variablesFor(rootOf(walks[0]), account.space), first: ROWS };
      const { errors, data } = await program.graphql(operationOf(walks), variables);
      if (errors !== undefined) throw new Error(`${JSON.stringify(errors)} of ${operationOf(walks)}`);
      for (const text of canariesIn(JSON.stringify(data))) seen.add(text);
    }

    expect([...seen].sort()).toEqual(account.texts.filter((text) => !SHOWN_TO_NOBODY.includes(text)));
  });
});

describe.each(["WRITE", "CAPTURE"] as const)("%s", (scope) => {
  const walks = refusedWalksOf(scope);

  it(`is refused in each of ${walks.length} walks, and neither sees nor changes anything`, async () => {
    const account = await fillAccount(app, SCHEMA);
    const { owner, space } = account;
    const program = await account.programWith(scope);
    await program.graphql(`{ viewer { guid } }`);
    const before = await fingerprint(app.test.database, owner.person.id);

    for (const walk of walks) {
      const answer = await program.graphql(operationOf([walk]), variablesFor(rootOf(walk), space));

      const refused = firstRefused(scope, walk);
      const field = refused === undefined ? "" : nameOf(refused);
      expect([walk.map(nameOf).join(" > "), answer]).toMatchObject([
        expect.any(String),
        { errors: [{ extensions: { code: "FORBIDDEN", fields: [{ field, rule: "scope" }] } }] },
      ]);
      expect(canariesIn(JSON.stringify(answer))).toEqual([]);
    }

    expect(walks.length).toBeGreaterThan(300);
    expect(await fingerprint(app.test.database, owner.person.id)).toBe(before);
  });
});

describe("an operation with one field too many", () => {
  const CREATE = `mutation { first: createCompany(input: { name: "First" }) { id }
    second: createCompany(input: { name: "Second" }) { id company { notes { totalCount } file: noteCount } } }`;

  it("is refused before its first mutation, and each field is named once", async () => {
    const account = await fillAccount(app, SCHEMA);
    const program = await account.programWith("WRITE");
    await program.graphql(`{ viewer { guid } }`);
    const before = await fingerprint(app.test.database, account.owner.person.id);

    const { data, errors } = await program.graphql(CREATE);

    expect(data).toEqual({ first: null, second: null });
    const [one, other] = ["Company.notes", "Company.noteCount"].map((field) => ({
      field,
      rule: "scope",
      message: `${field}: this access token lacks the scope READ.`,
    }));
    const refusal = { message: one?.message, extensions: { code: "FORBIDDEN", fields: [one, other] } };
    expect(errors).toMatchObject([refusal, refusal]);
    expect(await fingerprint(app.test.database, account.owner.person.id)).toBe(before);
  });

  it("is done with the scopes together", async () => {
    const account = await fillAccount(app, SCHEMA);
    const program = await account.programWith("WRITE", "READ");

    const { errors } = await program.graphql(CREATE);

    expect(errors).toBeUndefined();
  });
});

describe("CAPTURE", () => {
  it("sees of an earlier hunt its name and its advert, and nothing else", async () => {
    const account = await fillAccount(app, SCHEMA);
    const program = await account.programWith("CAPTURE");

    const answers = await Promise.all(
      rootsOf("CAPTURE").map((root) =>
        askForAllSeen("CAPTURE", program, root, variablesFor(nameOf(root), account.space)),
      ),
    );

    const seen = canariesIn(answers.join());
    expect(seen).toEqual([...ADVERT_TEXTS, ...OF_THE_PERSON, "job_hunt.name"].sort());
    expect(answers.join()).not.toContain("/files/");
  });
});

describe("WRITE", () => {
  const cases = rootsOf("WRITE").flatMap((root) =>
    rowsOf(nameOf(root)).map((row) => [nameOf(root), root, row] as const),
  );

  it.each(cases)(
    "sees of the record that it changed its own texts, and no address of a file: %s",
    async (name, root, row) => {
      const account = await fillAccount(app, SCHEMA);
      const program = await account.programWith("WRITE");

      const answer = await askForAllSeen("WRITE", program, root, ownVariables(row, account.space), row.refusedAs);

      const tables = TABLES_OF[name] ?? TABLES_IN[getNamedType(root.field.type).name] ?? [];
      expect(canariesIn(answer).filter((text) => !tables.some((table) => text.startsWith(`${table}.`)))).toEqual([]);
      expect(answer).not.toContain("/files/");
      if (/^Mutation\.update/.test(name)) expect(canariesIn(answer)).not.toEqual([]);
    },
  );
});

describe("CALENDAR", () => {
  it(`is refused all ${ROOTS.length} operations, and sees in the calendar what an appointment says`, async () => {
    const account = await fillAccount(app, SCHEMA);
    const program = await account.programWith("CALENDAR");
    const operations = ROOTS.filter(({ type }) => type !== "Subscription");

    for (const root of operations) {
      const answer = await program.graphql(operationOf([[root]]), variablesFor(nameOf(root), account.space));
      expect(answer).toMatchObject({
        errors: [{ extensions: { code: "FORBIDDEN", fields: [{ field: nameOf(root) }] } }],
      });
      expect(canariesIn(JSON.stringify(answer))).toEqual([]);
    }
    const feed = await (await program.send("/api/calendar.ics")).text();

    // Lines are folded.
    expect(canariesIn(feed.replaceAll("\r\n ", ""))).toEqual(IN_CALENDAR);
  });
});

describe.each(["READ", "WRITE", "CAPTURE", "CALENDAR"] as const)("%s on the paths of the first version", (scope) => {
  it("is answered where the OpenAPI document says that it is enough, and else sees nothing", async () => {
    const account = await fillAccount(app, SCHEMA);
    const { owner, space } = account;
    const program = await account.programWith(scope);
    await program.graphql(`{ viewer { guid } }`);
    const others = ROUTES.filter((row) => !restOperationOf(row).security.some(({ bearer }) => bearer.join() === scope));
    const before = await fingerprint(app.test.database, owner.person.id);

    for (const { method, path } of others) {
      const { status, body } = await program.rest(method, path, REST_ROWS[`${method} ${path}`]?.values(space));
      expect([path, status]).toEqual([path, 403]);
      expect(canariesIn(JSON.stringify(body))).toEqual([]);
    }

    expect(others.length).toBeGreaterThan(15);
    expect(await fingerprint(app.test.database, owner.person.id)).toBe(before);
  });
});

function rootOf(walk: Walk | undefined): string {
  return walk?.[0] === undefined ? "" : nameOf(walk[0]);
}

/** Returns the walks in packs, each for one operation: of one root, into one type of an interface, and not too many. */
function packed(walks: readonly Walk[]): readonly (readonly Walk[])[] {
  const packs = new Map<string, Walk[]>();
  for (const walk of walks) {
    const narrowed = walk.find((step, at) => at > 0 && getNamedType(walk[at - 1]?.field.type)?.name !== step.type);
    const key = `${rootOf(walk)} ${narrowed?.type ?? ""}`;
    packs.set(key, [...(packs.get(key) ?? []), walk]);
  }
  return [...packs.values()].flatMap((pack) =>
    Array.from({ length: Math.ceil(pack.length / PACK) }, (_, at) => pack.slice(at * PACK, (at + 1) * PACK)),
  );
}

/** Asks for everything that a scope sees of an operation, and returns the answer as text. */
async function askForAllSeen(
  scope: Scope,
  program: Client,
  root: WalkStep,
  variables: object,
  refusedAs?: string,
): Promise<string> {
  const walks = walksFrom(SCHEMA, root).filter((walk) => firstRefused(scope, walk) === undefined);
  const { errors, data } = await program.graphql(operationOf(walks), variables);
  expect(errors?.[0]?.extensions?.code).toBe(refusedAs);
  return JSON.stringify(data);
}
