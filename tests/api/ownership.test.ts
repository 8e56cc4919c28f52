import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, GraphQLID, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from "graphql";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { nextChange, type Client } from "../support/client.js";
import { answeringCapture } from "../support/fakes.js";
import { fingerprint } from "../support/fingerprint.js";
import { Owners } from "../support/owners.js";
import { makeSpace, randomSpace, usedKeys, withoutIds, type Space, type SpaceKey } from "../support/space.js";
import { wholeOperations, type WholeOperation } from "../support/whole-operation.js";
import { OWNERSHIP_ROWS, rowsOf, type OwnershipRow } from "./ownership.rows.js";

const CANARY = "CANARY-5b1d2c";
const OPERATIONS = wholeOperations(createSchema(null));
const ALL = OPERATIONS.flatMap((operation) =>
  rowsOf(operation.name).map((row) => [operation.name, operation, row] as const),
);
const STREAMS = ALL.filter(([name]) => name.startsWith("Subscription."));
const CASES = ALL.filter((one) => !STREAMS.includes(one));

// That each call answers its owner is in owner-scope.test.ts, which makes each of them with the owner's own ids.
describe("what belongs to one person", () => {
  let app: TestApp;
  let owner: Client;
  let space: Space;
  let strangers: Owners;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    owner = await app.signIn();
    space = await makeSpace(owner, CANARY);
    strangers = new Owners(app, "of the stranger");
  });
  afterAll(() => app.close());

  const ask = (asker: Client, { document }: WholeOperation, variables: object) => asker.graphql(document, variables);
  const touched = (): Promise<string> => fingerprint(app.test.database, owner.person.id);

  it("has a row here for every query, every mutation and every subscription, and for no other", () => {
    expect(Object.keys(OWNERSHIP_ROWS).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  it.each(CASES)("is aimed at with every id that %s can take", (name, { field }) => {
    const calls = rowsOf(name).map((row) => row.variables(randomSpace()));

    const left = field.args
      .flatMap((arg) => idPaths(arg))
      .filter((path) => calls.every((variables) => valueAt(variables, path) === undefined));

    expect(left).toEqual([]);
  });

  it.each(CASES)("is out of reach of somebody who is not signed in: %s", async (_name, operation, row) => {
    const before = await touched();
    app.test.statements.length = 0;

    const answer = await ask(app.anonymous, operation, row.variables(space));

    expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(answer.data).toBeUndefined();
    expect(app.test.statements).toEqual([]);
    expect(await touched()).toBe(before);
  });

  it.each(CASES)("is out of reach of somebody who is not on the list: %s", async (_name, operation, row) => {
    const outsider = await app.signIn();
    app.disallow(outsider);
    const before = await touched();
    app.test.statements.length = 0;

    const answer = await ask(outsider, operation, row.variables(space));

    expect(answer).toMatchObject({ status: 403, errors: [{ extensions: { code: "NOT_ALLOWED" } }] });
    expect(answer.data).toBeUndefined();
    expect(app.test.statements).toEqual([]);
    expect(await touched()).toBe(before);
  });

  it.each(CASES)("is neither shown to a stranger nor changed by one: %s", async (_name, operation, row) => {
    const client = await app.signIn();
    const before = await touched();

    const answer = await ask(client, operation, row.variables(space));

    expect(JSON.stringify(answer)).not.toContain(CANARY);
    expect(await touched()).toBe(before);
  });

  it.each(aimed())("cannot be told from what nobody has: %s by its %s", async (_name, key, operation, row) => {
    const [one, other] = await strangers.takeTwo();
    const before = await touched();
    const owners = { ...one.own, [key]: space[key] };
    const nobodys = { ...other.own, [key]: randomSpace()[key] };

    const toOwners = await ask(one.client, operation, row.variables(owners));
    const toNobodys = await ask(other.client, operation, row.variables(nobodys));

    if (row.creates?.includes(key)) expect(toOwners.errors).toBeUndefined();
    expect(withoutIds(toOwners, owners)).toBe(withoutIds(toNobodys, nobodys));
    expect(JSON.stringify(toOwners)).not.toContain(CANARY);
    expect(await touched()).toBe(before);
  });
});

describe.each(STREAMS)("what belongs to one person and is streamed: %s", (_name, { document }, row) => {
  let app: TestApp;
  let owner: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp();
    owner = await app.signIn();
    space = await makeSpace(owner, CANARY);
  });
  afterAll(() => app.close());

  const rename = (client: Client, { jobHunt }: Space, name: string): Promise<unknown> =>
    client.query(
      `mutation ($id: ID!, $name: String!) { renameJobHunt(input: { id: $id, name: $name }) { logEntryId } }`,
      {
        id: jobHunt,
        name,
      },
    );

  it.each([
    ["is not signed in", 401, () => Promise.resolve(app.anonymous)],
    [
      "is not on the list",
      403,
      async () => {
        const outsider = await app.signIn();
        app.disallow(outsider);
        return outsider;
      },
    ],
  ])("is out of reach of somebody who %s", async (_who, status, clientOf) => {
    const client = await clientOf();
    app.test.statements.length = 0;

    const refusal = client.listen(document, row.variables(space));

    await expect(refusal).rejects.toMatchObject({ response: { status } });
    expect(app.test.statements).toEqual([]);
  });

  it("reaches its owner, and not a stranger who asks for the very same", async () => {
    const stranger = await app.signIn();
    const own = await makeSpace(stranger, "of the stranger");
    const [theirs, ours] = [
      await stranger.listen(document, row.variables(space)),
      await owner.listen(document, row.variables(space)),
    ];

    await rename(owner, space, `${CANARY} again`);
    await rename(stranger, own, "The stranger's own");

    expect(await nextChange(ours, ({ id }) => id === space.jobHunt)).toBeDefined();
    const heard: string[] = [];
    await nextChange(theirs, (change) => {
      heard.push(JSON.stringify(change));
      return change["id"] === own.jobHunt;
    });
    expect(heard.join("\n")).toContain(own.jobHunt);
    expect(heard.join("\n")).not.toContain(space.jobHunt);
    for (const stream of [theirs, ours]) stream.stop();
  });
});

/** One case for each id of each operation: that one is another's, the rest are the asker's own. */
function aimed(): (readonly [string, SpaceKey, WholeOperation, OwnershipRow])[] {
  return CASES.flatMap(([name, operation, row]) =>
    usedKeys(row.variables).map((key) => [name, key, operation, row] as const),
  );
}

/** The paths below an argument where an id can be given, such as `input.jobHuntId`. */
function idPaths({ name, type }: GraphQLArgument | GraphQLInputField): string[] {
  const named = getNamedType(type);
  if (named === GraphQLID) return [name];
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) => idPaths(field).map((path) => `${name}.${path}`));
}

/** Returns the value at a path of names; of a list the value in its first item. */
function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    const inside: unknown = Array.isArray(value) ? value[0] : value;
    return typeof inside === "object" && inside !== null ? Reflect.get(inside, name) : undefined;
  }, values);
}
