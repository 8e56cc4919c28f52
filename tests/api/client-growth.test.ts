import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Kind, parse, print, visit, type DefinitionNode, type SelectionNode, type SelectionSetNode } from "graphql";
import { startTestApp, type TestApp } from "../support/app.js";
import { CALL_ANSWERS, clientCalls, type ClientCall } from "../support/client-calls.js";
import { answeringCapture } from "../support/fakes.js";
import { growPerson, type GrownPerson } from "../support/growing-account.js";
import "../support/on-both-databases.js";
import { makeSpace } from "../support/space.js";
import {
  askedStatements,
  findGrowth,
  inOneLine,
  sentStatements,
  type TwoAccounts,
} from "../support/statement-growth.js";
import { GROWING_STATEMENTS } from "./client-growth.rows.js";

const HUNTS = { small: 20, large: 2_000 } as const;
/** How long each list is read: so few that it is full in the small account, too. */
const PAGE = 2;
/** A list reads one more than the page, which tells whether there is another page. */
const PAGE_READ = PAGE + 1;
/** Stands for the name of the operation of a document, which no fragment has. */
const OPERATION = "";
const CALLS = clientCalls().map((call) => [call.name, call] as const);
const [QUERIES, MUTATIONS] = (["query", "mutation"] as const).map((kind) =>
  CALLS.filter(([, call]) => call.kind === kind),
);
/** The names of mutations after which another one finds all that it needs. */
const LEAVES_THINGS =
  /Create|Update|Save|Set|Begin|Record|Link|Mark|Question|Snooze|Complete|Open|Skip|Reset|Confirm|CalendarFeed|Codes|Passkey|TimeZone|Extract|Decide|Outcome/;
/** How often a mutation that seems to grow is measured. */
const MEASURES = 3;

describe("an account of a hundred times as many hunts", () => {
  let app: TestApp;
  let people: Record<keyof typeof HUNTS, GrownPerson>;
  /** Whether the last mutation may have ended some of the things of the two. */
  let hasEnded = false;
  /** The accepted statements that were sent: the operation and the words. */
  const sent = new Set<string>();

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    people = { small: await growPerson(app, HUNTS.small), large: await growPerson(app, HUNTS.large) };
  });
  afterAll(() => app.close());

  /** Returns what is asked for both people. */
  async function askFor(ask: (person: GrownPerson) => Promise<unknown>): Promise<TwoAccounts> {
    const askedFor = async (person: GrownPerson): ReturnType<typeof askedStatements> => {
      // Once before: what is asked only the first time does not count.
      await ask(person);
      return askedStatements(app.test.database, () => ask(person));
    };
    return { small: await askedFor(people.small), large: await askedFor(people.large) };
  }

  /** Returns what grew of what a query of the client asks, without what is accepted. */
  async function growthOf({ name, document, variables }: ClientCall): Promise<readonly string[]> {
    const asked = await askFor(({ client, space }) =>
      client.query(withShortPages(document), { ...variables(space), ...(takesPage(document) ? { first: PAGE } : {}) }),
    );
    return unacceptedGrowth(name, asked, rowsOfPages(document));
  }

  /** Returns what grew of what a mutation of the client sends. */
  async function growthOfChange(call: ClientCall): Promise<readonly string[]> {
    const sentFor = async (person: GrownPerson): ReturnType<typeof sentStatements> =>
      sentStatements(app.test, async () => expect(CALL_ANSWERS).toContain(await codeOf(call, person)));
    const measure = async (): Promise<readonly string[]> => {
      await prepare(call);
      const accounts = { small: await sentFor(people.small), large: await sentFor(people.large) };
      return unacceptedGrowth(call.name, accounts, PAGE_READ);
    };
    // What is sent for the first time is sent alone, and the connections of a server answer in any order: what a mutation
    // reads after its transaction is sent together or apart. What grows does so each time.
    let growth: readonly string[] = [];
    for (let n = 0; n < MEASURES; n++) {
      growth = await measure();
      if (growth.length === 0) break;
      // Done once more to the same things it may do nothing.
      hasEnded = true;
    }
    return growth;
  }

  /** Gives both people new things to change where what is there may have been ended. */
  async function prepare({ name }: ClientCall): Promise<void> {
    const isUsed = hasEnded;
    hasEnded = !LEAVES_THINGS.test(name);
    if (!isUsed) return;
    // An account may have a few of these.
    for (const table of ["local_passkey", "access_token"]) await app.test.database.query(`delete from ${table}`);
    for (const size of ["small", "large"] as const) {
      // Some end a sign-in.
      const client = await app.signInElsewhere(people[size].client);
      people[size] = { client, space: await makeSpace(client, "Mark") };
    }
  }

  async function codeOf({ document, variables }: ClientCall, { client, space }: GrownPerson): Promise<unknown> {
    return (await client.graphql(document, variables(space))).errors?.[0]?.extensions?.code;
  }

  /** Returns what is not accepted of what grew in an operation, and notes which of the accepted statements it sends. */
  function unacceptedGrowth(operation: string, accounts: TwoAccounts, page: number): readonly string[] {
    const accepted = GROWING_STATEMENTS.filter(({ operations }) => operations.includes(operation));
    const texts = accounts.large.map(({ sql }) => inOneLine(sql));
    for (const { words } of accepted) if (texts.some((text) => text.includes(words))) sent.add(`${operation} ${words}`);
    return findGrowth(accounts, page)
      .filter((sentence) => !accepted.some(({ words }) => sentence.includes(words)))
      .map((sentence) => `${operation} ${sentence}`);
  }

  it("is told apart by a statement that reads all hunts", async () => {
    const sql = "select min(talking_points) from job_hunt where owner_id = $1";

    const asked = await askFor(({ client: { person } }) => app.test.database.queryOwned(person.id, sql));

    expect(findGrowth(asked, PAGE_READ)).toEqual([
      `reads 25 rows of job_hunt in the small account, 2401 in the large one: ${sql}`,
    ]);
  });

  it("is told apart by a statement for each hunt", async () => {
    const { database } = app.test;
    const sql = "select name from job_hunt where owner_id = $1 and id = $2";
    const [hunts, step] = ["select job_hunt_id as id from pause where owner_id = $1 and job_hunt_id is not null", sql];
    const askForEach = async ({ client: { person } }: GrownPerson): Promise<void> => {
      for (const { id } of await database.queryOwned<{ id: string }>(person.id, hunts))
        await database.queryOwned(person.id, step, [id]);
    };

    const asked = await askFor(askForEach);

    expect(findGrowth(asked, PAGE_READ)).toContain(
      `asked 2 times in the small account, 200 times in the large one: ${sql}`,
    );
  });

  it.each(QUERIES ?? [])("is asked for with the same statements, which read as many rows: %s", async (_name, call) => {
    expect(await growthOf(call)).toEqual([]);
  });

  it.each(MUTATIONS ?? [])("is changed with the same statements, which read as many rows: %s", async (_name, call) => {
    expect(await growthOfChange(call)).toEqual([]);
  });

  it("has no accepted statement that its operation does not send", () => {
    const accepted = GROWING_STATEMENTS.flatMap(({ operations, words }) =>
      operations.map((name) => `${name} ${words}`),
    );

    expect(accepted.filter((each) => !sent.has(each))).toEqual([]);
  });
});

/** Returns a document in which each list with a number is as long as the page. */
function withShortPages(document: string): string {
  const shortened = visit(parse(document), {
    Argument: (argument) =>
      argument.name.value === "first" && argument.value.kind === Kind.INT
        ? { ...argument, value: { kind: Kind.INT, value: String(PAGE) } }
        : undefined,
  });
  return print(shortened);
}

/** Returns how many rows the lists of a document have together. */
function rowsOfPages(document: string): number {
  const definitions = new Map(
    parse(document).definitions.flatMap((definition) =>
      "selectionSet" in definition ? [[nameOf(definition), definition.selectionSet] as const] : [],
    ),
  );
  const listsIn = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => sum + listsOf(selection), 0);
  const listsOf = (selection: SelectionNode): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return listsIn(definitions.get(selection.name.value));
    const isList = selection.kind === Kind.FIELD && selection.arguments?.some(({ name }) => name.value === "first");
    return (isList === true ? 1 : 0) + listsIn(selection.selectionSet);
  };
  return PAGE_READ * Math.max(1, listsIn(definitions.get(OPERATION)));
}

function nameOf(definition: DefinitionNode): string {
  return definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : OPERATION;
}

/** Returns whether the caller says how long a list is; an `ID` of that name is no length. */
function takesPage(document: string): boolean {
  return /\$first: Int\b/.test(document);
}
