import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { isInputObjectType } from "graphql";
import { uuidv7 } from "uuidv7";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";

/** Each kind of record that can be made, changed and deleted: the field that names it, and its verb of change. */
const KINDS: readonly (readonly [noun: string, nameField: string, change: string])[] = [
  ["JobHunt", "name", "update"],
  ["IdealJob", "name", "update"],
  ["Company", "name", "update"],
  ["Contact", "lastName", "update"],
  ["Document", "name", "update"],
  ["Note", "title", "update"],
];
/** Those that are never without a name: what is made without one is named after its kind. */
const ALWAYS_NAMED = ["JobHunt", "IdealJob", "Company", "Document"];
/**
 * What is made or changed, but is no record with a name: ways in, whose secrets are shown once, one's own settings, and the
 * appointments and offers of a hunt.
 */
const NO_RECORDS = [
  "CreateAccessTokenInput",
  "UpdateCalendarFeedInput",
  "UpdateViewerInput",
  "CreateAppointmentInput",
  "UpdateAppointmentInput",
  "CreateOfferInput",
  "UpdateOfferInput",
];
const AT_ONCE = 20;
const ROUNDS = raceRounds(1, KINDS.length);
const INPUTS = Object.values(createSchema(null).getTypeMap()).filter(isInputObjectType);

interface Changed {
  readonly logEntryId: string | null;
  readonly record: { readonly id: string; readonly name: string; readonly version: number };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("the inputs of the contract", () => {
  it("are of the kinds below wherever one makes or changes a record", () => {
    const kinds = INPUTS.map(({ name }) => /^(?:Create|Update|Rename)(\w+)Input$/.exec(name)).flatMap((match) =>
      match === null || NO_RECORDS.includes(match[0]) ? [] : [match[1]],
    );

    expect([...new Set(kinds)].sort()).toEqual(KINDS.map(([noun]) => noun).sort());
  });

  it.each(KINDS)("may carry an id of the caller's choice, and the version that was seen: %s", (noun, _name, change) => {
    const typeOf = (input: string, field: string): string =>
      String(INPUTS.find(({ name }) => name === input)?.getFields()[field]?.type);

    expect(typeOf(`Create${noun}Input`, "id")).toBe("ID");
    expect(typeOf(`${big(change)}${noun}Input`, "version")).toBe("Int");
  });
});

describe.each(KINDS)("records of the kind %s", (noun, nameField, change) => {
  const field = noun.charAt(0).toLowerCase() + noun.slice(1);
  const selection = `logEntryId record: ${field} { id name: ${nameField} version }`;
  let me: Client;
  let more: object;

  beforeEach(async () => {
    me = await app.signIn();
    more = noun === "Note" ? { noteGuid: await noteGuidOf(me) } : {};
  });

  const call = async (verb: string, input: object): Promise<Changed> => {
    const document = `mutation ($input: ${big(verb)}${noun}Input!) { done: ${verb}${noun}(input: $input) { ${selection} } }`;
    return (await me.query<{ done: Changed }>(document, { input })).done;
  };
  const create = (id: string, name = "First"): Promise<Changed> => call("create", { ...more, id, [nameField]: name });
  const rename = (id: string, name: string, version?: number): Promise<Changed> =>
    call(change, { id, [nameField]: name, version });
  const remove = async (id: string): Promise<string> => {
    const document = `mutation ($id: ID!) { done: delete${noun}(input: { id: $id }) { logEntryId } }`;
    return (await me.query<{ done: { logEntryId: string } }>(document, { id })).done.logEntryId;
  };
  const undo = (logEntryId: string | null): Promise<unknown> =>
    me.query(`mutation ($logEntryId: ID!) { undo(input: { logEntryId: $logEntryId }) { logEntries { id } } }`, {
      logEntryId,
    });
  /** The name and version of what is not in the trash. */
  const stored = async (): Promise<readonly object[]> =>
    app.test.database.query(
      `select ${snake(nameField)} as name, version from ${snake(noun)} where owner_id = $1 and deleted_at is null`,
      [me.person.id],
    );

  it(
    "are made once by the same id, however often and fast it is sent, and logged once",
    async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        const id = uuidv7();

        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => create(id, `Try ${round}`)));

        expect(new Set(answers.map(({ record }) => JSON.stringify(record))).size).toBe(1);
        expect(answers.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
        expect(await stored()).toHaveLength(round);
      }
    },
    RACE_LIMIT_MS,
  );

  it(
    "are changed by one of two who saw the same version; the other is told CONFLICT and what is so now",
    async () => {
      const { record } = await create(uuidv7());
      const document = `mutation ($input: ${big(change)}${noun}Input!) { ${change}${noun}(input: $input) { logEntryId } }`;

      for (let { version } = record; version <= ROUNDS; version++) {
        const inputs = ["One", "Two"].map((name) => ({ id: record.id, [nameField]: `${name} ${version}`, version }));
        const answers = await Promise.all(inputs.map((input) => me.graphql(document, { input })));

        const [refused, ...others] = answers.flatMap(({ errors = [] }) => errors);
        expect(others).toEqual([]);
        expect(refused?.extensions).toMatchObject({
          code: "CONFLICT",
          current: { id: record.id, version: version + 1 },
        });
        expect(await stored()).toMatchObject([{ version: version + 1 }]);
      }
    },
    RACE_LIMIT_MS,
  );

  it("are left alone, and the log too, by a change to what they are already", async () => {
    const { record } = await create(uuidv7());

    const again = [await rename(record.id, "First"), await rename(record.id, "First", record.version)];

    expect(again).toEqual([
      { logEntryId: null, record },
      { logEntryId: null, record },
    ]);
  });

  if (ALWAYS_NAMED.includes(noun)) {
    it("keep their name when a change has an empty one or none", async () => {
      const { record } = await create(uuidv7());

      const answers = [];
      for (const name of ["", " \t\n", null, undefined])
        answers.push(await call(change, { id: record.id, [nameField]: name }));

      expect(answers).toEqual(answers.map(() => ({ logEntryId: null, record })));
    });
  }

  it("are as they were once a change, a deletion and the making itself are undone", async () => {
    const made = await create(uuidv7());
    const changed = await rename(made.record.id, "Second", made.record.version);

    await undo(changed.logEntryId);
    const afterChange = await stored();
    await undo(await remove(made.record.id));
    const afterDeletion = await stored();
    await undo(made.logEntryId);

    expect(afterChange).toMatchObject([{ name: "First" }]);
    expect(afterDeletion).toMatchObject([{ name: "First" }]);
    expect(await stored()).toEqual([]);
  });

  it(
    "are either changed or gone when both are asked for at once, and never a failure of the server",
    async () => {
      for (let round = 0; round < raceRounds(10, KINDS.length); round++) {
        const { record } = await create(uuidv7());

        const answers = await Promise.allSettled([rename(record.id, "Changed"), remove(record.id)]);

        const reasons = answers.flatMap((answer) => (answer.status === "rejected" ? [String(answer.reason)] : []));
        expect(reasons.filter((reason) => !reason.includes("NOT_FOUND"))).toEqual([]);
      }
      expect(await stored()).toEqual([]);
    },
    RACE_LIMIT_MS,
  );
});

async function noteGuidOf(client: Client): Promise<string> {
  const { id } = await createCompany(client);
  const { company } = await client.query<{ company: { noteGuid: string } }>(
    `query ($id: ID!) { company(id: $id) { noteGuid } }`,
    { id },
  );
  return company.noteGuid;
}

function big(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function snake(word: string): string {
  return word.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
}
