import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, isInputObjectType, isRequiredInputField } from "graphql";
import { createSchema } from "../../gateway/schema/schema.js";
import { ABSENT_ROWS, type AbsentRow } from "./absent-stays.rows.js";
import { OWNERSHIP_ROWS } from "./ownership.rows.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { makeSpace, type Space } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";
import "../support/on-both-databases.js";

const SCHEMA = createSchema(null);
const WHOLE = new Map(wholeOperations(SCHEMA).map((operation) => [operation.name, operation]));
/** The fields of an input that name the record and its state, and change nothing. */
const NAMING = ["id", "jobHuntId", "version", "noteGuid"];
/** What each change of a record moves. */
const ALWAYS = /(^|\.)(version|updatedAt|lastActivityAt|start)$/;
/** What the plan of a hunt derives from its facts. */
const PLAN =
  /\.(next|nextAfter|nextDueOn|openDates|progress|quietSince|suggestedOutcome|dueOn|dueRule|setBy|suggestions|currentPhase)(\.|$)/;

describe("a change with one field", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it("is tried for each mutation that updates, saves, sets or completes, and for each field that may be absent", () => {
    const mutations = Object.values(SCHEMA.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
      /^(update|save|set|complete)[A-Z]/.test(name),
    );
    const optional = Object.fromEntries(
      mutations.map(({ name, args }) => {
        const input = getNamedType(args.find((arg) => arg.name === "input")?.type);
        const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
        const tried = fields.filter((field) => !isRequiredInputField(field) && !NAMING.includes(field.name));
        return [name, tried.map((field) => field.name).sort()];
      }),
    );

    expect(
      Object.fromEntries(Object.entries(ABSENT_ROWS).map(([name, row]) => [name, Object.keys(row.values).sort()])),
    ).toEqual(optional);
  });

  it.each(Object.keys(ABSENT_ROWS))("changes nothing else: %s", async (name) => {
    const me = await app.signIn();
    const space = await makeSpace(me, "Mark");
    const { read, input, values, excluding = {}, follows = {} } = rowOf(name);
    const change = WHOLE.get(`Mutation.${name}`)?.bareDocument ?? "";
    await me.query(change, {
      input: { ...input(space), ...(await versionFor(me, name, space)), ...firstOf(values, excluding) },
    });
    const faults: string[] = [];
    // First what the input requires, then one field after the other.
    for (const [field, value] of [["", undefined], ...Object.entries(values)] as const) {
      const before = await leavesOf(me, read, space);
      const given = {
        ...input(space),
        ...(await versionFor(me, name, space)),
        ...excluding[field],
        ...(field === "" ? {} : { [field]: value }),
      };
      await me.query(change, { input: given });
      const after = await leavesOf(me, read, space);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (path) => before.get(path) !== after.get(path),
      );
      const meant = (path: string): boolean =>
        (field !== "" && path.split(".").includes(field)) ||
        follows[field]?.test(path) === true ||
        ALWAYS.test(path) ||
        PLAN.test(path);
      faults.push(
        ...changed
          .filter((path) => !meant(path))
          .map((path) => `${field}: ${path}: ${before.get(path)} -> ${after.get(path)}`),
      );
    }

    expect(faults).toEqual([]);
  });
});

function rowOf(name: string): AbsentRow {
  const row = ABSENT_ROWS[name];
  if (row === undefined) throw new Error(`There is no row for ${name}.`);
  return row;
}

/** Returns the values to begin with: all fields have one, and other texts than they are tried with. */
function firstOf(values: AbsentRow["values"], excluding: object): object {
  const first = Object.entries(values).filter(
    ([field, value]) => value !== null && typeof value !== "boolean" && !(field in excluding),
  );
  return Object.fromEntries(
    first.map(([field, value]) => [
      field,
      typeof value === "string" ? value.replace(/Another|Other/, "First").replace("other", "first") : value,
    ]),
  );
}

/** Returns the leaves of what a query answers, by their paths. */
async function leavesOf(me: Client, query: string, space: Space): Promise<ReadonlyMap<string, string>> {
  const variables = OWNERSHIP_ROWS[query]?.variables(space) ?? {};
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "object" && value !== null && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    } else leaves.set(path, JSON.stringify(value));
  };
  walk(await me.query(WHOLE.get(query)?.document ?? "", variables), "");
  return leaves;
}

const TEXT_VERSION = `query ($id: ID!) { jobHunt(id: $id) { stepTexts(step: DECIDE_ON_JOB) { version } } }`;

/** Returns the version that a text of a step has to be sent with; nothing for other changes. */
async function versionFor(me: Client, name: string, { jobHunt }: Space): Promise<object> {
  if (name !== "saveStepText") return {};
  const answer = await me.query<{ jobHunt: { stepTexts: readonly { version: number }[] } }>(TEXT_VERSION, {
    id: jobHunt,
  });
  return { version: answer.jobHunt.stepTexts[0]?.version };
}
